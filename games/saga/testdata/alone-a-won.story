# Posthuman Saga: 1 player, solo
#
# One whole match, as everybody at the table lives through it. A block is a question: what the seat can do, by which
# rules, and what it can't do, why, and by which rule. What it can do without a turn is told when it has changed:
# - gone + come. Below the answer stands what came of it: results of chance, what was told to all or to one seat alone,
# and what changed in what all see and in what a seat sees besides, as "was -> is" or as "- gone + come"; ? is a card
# that lies face down for the reader.

  chance: character 1; being shuffled, Quiet morning 3, seen by nobody; being shuffled, Scout's morning 2, seen by nobody; being shuffled, Quiet
      morning 5, seen by nobody; being shuffled, Quiet morning 6, seen by nobody; being shuffled, Quiet morning 2, seen by nobody; being shuffled,
      Quiet morning 8, seen by nobody; being shuffled, Quiet morning 4, seen by nobody; being shuffled, Scout's morning, seen by nobody; being
      shuffled, Quiet morning 7, seen by nobody; being shuffled, Scout's morning 3, seen by nobody; being shuffled, Quiet morning 9, seen by nobody;
      being shuffled, Scout's morning 4, seen by nobody; landmarks, The Sunken Depot, seen by nobody; landmarks, Hospital Train, seen by nobody;
      landmarks, The Kennels, seen by nobody; terrain, TT-R2 3; sites, Junkyard 13; terrain, TT-C4; sites, Factory 5; bosses, Grandfather Hail
  told: The Rural (1 recovery) comes into the queue. (PS-BCAST-10)
  told: The Junkyard comes into the queue. (PS-BCAST-10)
  told: The City (1 recovery) comes into the queue. (PS-BCAST-10)
  told: The Factory comes into the queue. (PS-BCAST-10)
  told: Player order: Red. (PS-SETUP-20)
  all see mode 2; order + Red; tiles 62; sites 58; queue[0] new {tile TT-R2 4, site Junkyard 14}; queue[1] new {tile TT-C4 2, site Factory 6};
      decks[0] new {left 62}; decks[1] new {left 30}; decks[2] new {left 30}; decks[3] new {left 20}; decks[4] new {left 20}; decks[5] new {left 26};
      decks[6] new {left 13}; decks[7] new {left 14}; sides[0] new {hidden {[0], [1], [2]}}
  all see Red: new {health 5, health_max 5, morale 5, morale_max 5, goods {[0] 2, [1] 2}, boosts 2, ready 2, radio 2, at 2, camped -1, deck
      [Biologist's Glancing Shot, Scavenger's Perfect Shot, Biologist's Solid Hit, Scout's High Ground, Scout's Side Step, Scout's Short Jab, Scout's
      Read the Ground, Scout's Called Shot], weapons [{card Dart Rifle, equipped}, {card Pruning Hook, equipped}], slots 4}
  all see boss Kalt Carbine

1. Red is asked: 6 XP to begin with. What have you learned? (first-skills, PS-SETUP-29)
  can (PS-XP-03): learn:0:0:3 "Learn Steady Hands"; learn:0:3:5 "Learn Long Stride"; learn:0:5:3 "Learn Lay of the Land"; learn:0:7:3 "Learn Off the
      Line"
  can (PS-SETUP-31): done "Done"
  can't, it comes after Steady Hands (PS-XP-03): learn:0:1:5 "Learn Second Look"
  can't, it comes after Second Look (PS-XP-03): learn:0:2:3 "Learn Dead Reckoning"
  can't, it comes after Long Stride (PS-XP-03): learn:0:4:3 "Learn Trackless"
  can't, it comes after Lay of the Land (PS-XP-03): learn:0:6:6 "Learn Spoor"
  can't, not in the solo game (PS-SOLO-22): learn:0:8:2 "Learn Whistle Code"
  can't, it comes after Whistle Code (PS-XP-03): learn:0:9:2 "Learn Share the Watch"
  Red answers: learn:0:3:5 "Learn Long Stride"
  told: Red learns Long Stride. (PS-XP-03)
  all see Red: skills 0 -> 8

2. Red is asked: Which recon objective? (objective, PS-SOLO-08)
  can (PS-SOLO-08): objective:434 "Factory, Mall, Lab, Junkyard"; objective:433 "Junkyard, Lab, Mall, Factory"
  Red answers: objective:434 "Factory, Mall, Lab, Junkyard"
  told: Round 1. (PS-MORN-01)
  told: The morning is quiet. (PS-MORN-09)
  told: The threat moves to 1. (PS-SOLO-17)
  all see phase Set-up -> Queue; round 0 -> 1; recon TT-C1 -> Resistance Outpost; mornings + Quiet morning 11; alarm 0 -> 1

3. Red is asked: Which pair do you take? (take, PS-BCAST-08)
  can (PS-SOLO-18): take "Rural (1 recovery) and Junkyard"; take:1 "City (1 recovery) and Factory"
  Red answers: take "Rural (1 recovery) and Junkyard"
  chance: terrain, TT-F5 3; sites, Lab 6; terrain, TT-F2; sites, Lab 5; sites, Junkyard 6
  told: Red takes the Rural (1 recovery). (PS-SOLO-18)
  told: Red takes the Junkyard. (PS-SOLO-18)
  told: A Factory falls to them: 1 on its track. (PS-SOLO-19)
  told: The Forest (1 XP) comes into the queue. (PS-BCAST-10)
  told: The Lab comes into the queue. (PS-BCAST-10)
  told: The Forest (follower) comes into the queue. (PS-BCAST-10)
  told: The Lab comes into the queue. (PS-BCAST-10)
  told: The Junkyard comes into the queue. (PS-BCAST-10)
  all see phase Queue -> Declare; tiles 62 -> 60; sites 58 -> 56; queue[0].tile TT-R2 4 -> TT-R1; queue[0].site Junkyard 14 -> Lab 7; queue[1].tile
      TT-C4 2 -> TT-F2 2; queue[1].site Factory 6 -> Junkyard 7; decks[0].left 62 -> 60; decks[0].gone 0 -> 1; sides[0].hand + TT-R2 4, Junkyard 14;
      power[0] 0 -> 1

4. Red is asked: What do you do today? (action, PS-DECL-01)
  can (PS-DECL-05): action:1 "Camp"; action:2 "Forage"; action:3 "Map"; action:4 "Trek"
  Red answers: action:4 "Trek"
  told: Red will trek. (PS-DECL-02)
  all see phase Declare -> Day
  all see Red: action nothing -> Trek; steps 0 -> 3

5. Red is asked: Where do you go? 3 steps left. (move, PS-MOVE-01)
  can (PS-MOVE-01): stay "Stay here"
  can (PS-MOVE-03): lay:39:1 "Lay the Rural (1 recovery) in zone B1 and go there"; lay:39:3 "Lay the Rural (1 recovery) in zone D1 and go there";
      lay:39:7 "Lay the Rural (1 recovery) in zone C2 and go there"
  can (PS-MOVE-06): march "March: tire, and go where the stack leads"
  Red answers: lay:39:3 "Lay the Rural (1 recovery) in zone D1 and go there"
  told: Red lays the Rural (1 recovery) in zone D1. (PS-MOVE-03)
  told: Red moves to zone D1. (PS-MOVE-04)
  all see sides[0].zones[3].tile 0 -> 40; sides[0].hand - TT-R2 4
  all see Red: at 2 -> 3

6. Red is asked: You may put a scavenge site here. (new-site, PS-MOVE-05)
  can (PS-MOVE-05): put-site:92:1 "Put the Junkyard there"; no-site "Put no site there"
  Red answers: put-site:92:1 "Put the Junkyard there"
  chance: enemies 1, Barn Climber
  told: Red puts a Junkyard in zone D1. (PS-MOVE-05)
  told: Red meets the Barn Climber: a mutant. (PS-RANGED-17)
  all see decks[1].left 30 -> 29; sides[0].zones[3].site 0 -> 93; sides[0].hand - Junkyard 14
  all see Red: steps 3 -> 0; walked 0 -> 1; foe TT-C1 -> Thorn Dog; fight.on no -> yes; fight.foe TT-C1 -> Barn Climber; fight.health 0 -> 1

7. Red is asked: The Barn Climber: which card leads? (primary, PS-RANGED-02)
  can (PS-RANGED-02): primary:463 "Perfect Shot"; primary:465 "Solid Hit"; primary:470 "Held Breath"; primary:471 "High Ground"; primary:472 "Side
      Step"; primary:474 "Read the Ground"; no-primary "No card"
  can't, it says Do Not Exhaust (PS-RANGED-03): primary:453 "Glancing Shot"; primary:473 "Short Jab"
  Red answers: primary:465 "Solid Hit"
  chance: seat 0 challenge deck, Scout's Held Breath
  told: Red leads with Solid Hit. (PS-CHAL-02)
  told: Red draws Held Breath. (PS-RANGED-06)
  all see Red: deck - Biologist's Solid Hit; primary TT-C1 -> Biologist's Solid Hit; fight.part 0 -> 2; fight.round 0 -> 1; value 0 -> 1; blows.hits
      0 -> 2; blows.damage 0 -> 1; foe_blows.hits 0 -> 1; deals 0 -> 1

8. Red is asked: Which weapon do you fight with? (blade, PS-MELEE-02)
  can (PS-MELEE-02): weapon:448 "The Knife"; no-weapon "None"
  Red answers: weapon:448 "The Knife"
  chance: seat 0 challenge deck, Scout's Perfect Shot; red 1; red 2
  told: Red uses the Knife. (PS-MELEE-02)
  told: Red draws Perfect Shot. (PS-MELEE-03)
  all see Red: deck - Scavenger's Perfect Shot; drawn + Scavenger's Perfect Shot; fight.weapon 0 -> 449; fight.carved 0 -> 449; fight.dice[0].colour
      0 -> 1; fight.dice[1].colour 0 -> 1; fight.dice[1].face 0 -> 1; fight.n 0 -> 2; blows.hits 2 -> 3; foe_blows.hits 1 -> 2; deals 1 -> 2

9. Red is asked: Attack value 1. Anything to add? (strike, PS-RULING-121)
  can (PS-MELEE-07): arm:448 "Knife: balanced"; enough "Go on"
  Red answers: enough "Go on"
  told: Attack value 1: Red deals 2 damage, 0 back. (PS-MELEE-14)
  told: Red kills the Barn Climber. (PS-CLEAN-04)
  told: Red gains 2 XP, 2 now (Barn Climber). (PS-CLEAN-04)
  told: Red gains 1 food (Barn Climber). (PS-CLEAN-04)
  told: Red exhausts Solid Hit. (PS-BOARD-02)
  all see decks[1].gone 0 -> 1
  all see Red: xp 0 -> 2; goods[0] 2 -> 3; deck + Scavenger's Perfect Shot; exhausted + Biologist's Solid Hit; primary Biologist's Solid Hit ->
      TT-C1; drawn - Scavenger's Perfect Shot; foe Thorn Dog -> TT-C1; fight.on yes -> no; fight.part 2 -> 0; fight.round 1 -> 0; fight.foe Barn
      Climber -> TT-C1; fight.health 1 -> 0; fight.weapon 449 -> 0; fight.carved 449 -> 0; fight.dice[0].colour 1 -> 0; fight.dice[1].colour 1 -> 0;
      fight.dice[1].face 1 -> 0; fight.n 2 -> 0; value 1 -> 0; blows.hits 3 -> 0; blows.damage 1 -> 0; foe_blows.hits 2 -> 0; deals 2 -> 0

10. Red is asked: You have survived. Do you place a token? (token, PS-TREK-06)
  can (PS-MISSION-05): token "Mark Rural"
  can (PS-MISSION-06): no "No"
  Red answers: token "Mark Rural"
  told: Red marks Rural for the mission. (PS-MISSION-05)
  all see sides[0].zones[3].token 0 -> 1; sides[0].met 0 -> 1; sides[0].tokens[0] 0 -> 1; sides[0].doing 0 -> 1
  all see Red: acted no -> yes

11. Red is asked: Eat 1 food more, for a second day? (second, PS-SOLO-24)
  can (PS-SOLO-24): second:1 "A second day: camp"; second:2 "A second day: forage"; second:3 "A second day: map"; no "No"
  can't, that was the first day's (PS-SOLO-24): second:4 "A second day: trek"
  Red answers: second:3 "A second day: map"
  told: Red loses 1 food. (PS-SOLO-24)
  told: Red eats again, and goes on: map. (PS-SOLO-24)
  all see phase Day -> Second day
  all see Red: goods[0] 3 -> 2; action Trek -> Map; walked 1 -> 0; acted yes -> no

12. Red is asked: Recover broadcast tokens, or refresh the queue? (map, PS-MAPACT-01)
  can (PS-RULING-105): tune:2 "Recover 2 tokens"
  can (PS-MAPACT-02): refresh "Refresh the queue"
  Red answers: tune:2 "Recover 2 tokens"
  told: Red readies 2 tokens for broadcasts, 4 ready. (PS-MAPACT-01)
  all see Red: radio 2 -> 4

13. Red is asked, for 0 to 4: Exchange pieces of the queue, for a broadcast token each? (exchange, PS-SOLO-27)
  can (PS-SOLO-27): exchange:31 "Exchange the Forest (1 XP)"; exchange:20 "Exchange the Forest (follower)"; exchange:101 "Exchange the Lab";
      exchange:85 "Exchange the Junkyard"
  Red answers: none

14. Red is asked: Which pair do you take? (take, PS-BCAST-08)
  can (PS-MAPACT-03): take "Forest (1 XP) and Lab"; take:1 "Forest (follower) and Junkyard"
  Red answers: take "Forest (1 XP) and Lab"
  told: Red takes the Forest (1 XP). (PS-MAPACT-03)
  told: Red takes the Lab. (PS-MAPACT-03)
  all see queue[0].tile TT-R1 -> TT-C1; queue[0].site Lab 7 -> TT-C1; sides[0].hand + TT-R1, Lab 7

15. Red is asked: Where do you lay terrain? (survey, PS-MAPACT-04)
  can (PS-MAPACT-04): survey:31:4 "Lay the Forest (1 XP) in zone E1"; survey:31:8 "Lay the Forest (1 XP) in zone D2"; enough "Go on"
  Red answers: survey:31:8 "Lay the Forest (1 XP) in zone D2"
  told: Red lays the Forest (1 XP) in zone D2. (PS-MAPACT-04)
  all see sides[0].zones[8].tile 0 -> 32; sides[0].hand - TT-R1

16. Red is asked: Where do you put your sites? (sites, PS-MAPACT-05)
  can (PS-MAPACT-05): site-at:101:8 "Put the Lab in zone D2"; enough "Go on"
  Red answers: enough "Go on"
  chance: terrain, TT-C1 4; sites, Factory 6
  told: The City (equipment) comes into the queue. (PS-BCAST-10)
  told: The Factory comes into the queue. (PS-BCAST-10)
  told: Round 2. (PS-MORN-01)
  all see phase Second day -> Eating; round 1 -> 2; tiles 60 -> 59; sites 56 -> 55; queue[0].tile TT-C1 -> TT-C1 5; queue[0].site TT-C1 -> Factory 7;
      decks[0].left 60 -> 59
  all see Red: acted no -> yes

17. Red is asked: Do you eat? 2 food in the pack. (eat, PS-MORN-03)
  can (PS-MORN-03): eat:1 "Eat 1 food"
  can (PS-MORN-04): go-hungry "Go hungry"
  Red answers: go-hungry "Go hungry"
  chance: stories, Story 21
  told: Red goes hungry. (PS-MORN-04)
  told: Red tires: fatigue 1. (PS-MORN-05)
  told: Red exhausts a boost, 1 left. (PS-RULING-055)
  told: The morning is Red's. (PS-MORN-10)
  told: Red lives through a story: The Letter N. At nine every evening you all used to hear her, in the Fortress, with the set turned low: the woman
      who reads the missing. (PS-STORY-02)
  all see phase Eating -> Event; mornings + Biologist's morning
  all see Red: fatigue 0 -> 1; ready 2 -> 1
  all see story.number 0 -> 21; story.title - -> The Letter N; story.text - -> At nine every evening you all used to hear her, in the Fortress, with
      the set turned low: the woman who reads the missing. "Adomeit, Jan. Aske, Birgit, with two children." It never struck you that you hadn't once
      heard her get beyond M.
You've climbed nineteen floors, and there she is, Philippa Roe, a stout person in gloves without fingers, with an
      exercise book. The reason is under the table. It's good for forty minutes, and then it's flat. She starts at the beginning every night because
      there are always new ones, people bring her names up all day long, and every night it dies among the Ms.
"There's a crank," she says. "But I
      need both hands for the pages." She looks at the book. "What they must think, the Ns."; story.options + Turn the crank for as long as it
      takes., Take the book, and read it tonight from the back., Have her put in somebody of yours., ; story.terms[0] new {price [1 fatigue]};
      story.terms[1] new {challenge {mind, success 3, major 4}}; story.terms[2] new {}; story.terms[3] new {}

18. Red is asked: What do you do? (story, PS-STORY-08)
  can (PS-STORY-07): choose:21 "Turn the crank for as long as it takes."; choose:21:1 "Take the book, and read it tonight from the back.";
      choose:21:2 "Have her put in somebody of yours."
  Red answers: choose:21:1 "Take the book, and read it tonight from the back."
  told: Red: Take the book, and read it tonight from the back. (PS-STORY-08)
  all see story.chosen 0 -> 2; trial.on no -> yes; trial.mind no -> yes; trial.success 0 -> 3; trial.major 0 -> 4

19. Red is asked: Mind 3: which card leads? (trial-primary, PS-CHAL-02)
  can (PS-CHAL-02): primary:470 "Held Breath"; primary:474 "Read the Ground"; primary:471 "High Ground"; primary:472 "Side Step"; primary:463
      "Perfect Shot"; no-primary "No card"
  can't, it says Do Not Exhaust (PS-CHAL-03): primary:453 "Glancing Shot"; primary:473 "Short Jab"
  Red answers: primary:470 "Held Breath"
  told: Red leads with Held Breath. (PS-CHAL-02)
  all see Red: deck - Scout's High Ground; primary TT-C1 -> Scout's High Ground
  all see total 0 -> 2

20. Red is asked: Mind: 2 so far. Draw a card? (trial-draw, PS-CHAL-05)
  can (PS-CHAL-05): draw "Draw a card"
  can (PS-RULING-072): stop "Leave it at that"
  Red answers: draw "Draw a card"
  chance: seat 0 challenge deck, Scout's Glancing Shot
  told: Red draws Glancing Shot. (PS-CHAL-05)
  all see Red: deck - Biologist's Glancing Shot; drawn + Biologist's Glancing Shot

21. Red is asked: Mind: 2 so far. Draw a card? (trial-draw, PS-CHAL-05)
  can (PS-CHAL-05): draw "Draw a card"
  can (PS-RULING-072): stop "Leave it at that"
  Red answers: draw "Draw a card"
  chance: seat 0 challenge deck, Scout's Side Step; events, Bounty on Tails
  told: Red draws Side Step. (PS-CHAL-05)
  told: Red: 2 in all. It fails. (PS-CHAL-07)
  told: Red exhausts Held Breath. (PS-BOARD-02)
  told: You read well. Then there's a name that you know, and it's spelt right. For a long time nothing goes out to the country but the hiss, until
      she reaches across and takes it up from there, and gently turns the page for you. (PS-STORY-10)
  told: Red loses 1 morale, 4 left. (PS-STORY-10)
  told: Bounty on Tails. Whoever kills an enemy gains 1 XP more, until the next event. (PS-EVENT-01)
  all see phase Event -> Declare; events + Rutting Time; decks[7].left 14 -> 13
  all see Red: morale 5 -> 4; deck + Biologist's Glancing Shot; exhausted + Scout's High Ground; primary Scout's High Ground -> TT-C1; drawn -
      Biologist's Glancing Shot
  all see story.number 21 -> 0; story.title The Letter N -> -; story.text At nine every evening you all used to hear her, in the Fortress, with the
      set turned low: the woman who reads the missing. "Adomeit, Jan. Aske, Birgit, with two children." It never struck you that you hadn't once
      heard her get beyond M.
You've climbed nineteen floors, and there she is, Philippa Roe, a stout person in gloves without fingers, with an
      exercise book. The reason is under the table. It's good for forty minutes, and then it's flat. She starts at the beginning every night because
      there are always new ones, people bring her names up all day long, and every night it dies among the Ms.
"There's a crank," she says. "But I
      need both hands for the pages." She looks at the book. "What they must think, the Ns." -> -; story.options - Turn the crank for as long as it
      takes., Take the book, and read it tonight from the back., Have her put in somebody of yours., ; story.terms[0] gone; story.terms[1] gone;
      story.terms[2] gone; story.terms[3] gone; story.chosen 2 -> 0; tales[Red] new {number 21, round 2, title The Letter N, choice Take the book,
      and read it tonight from the back., outcome You read well. Then there's a name that you know, and it's spelt right. For a long time nothing
      goes out to the country but the hiss, until she reaches across and takes it up from there, and gently turns the page for you.}; trial.on yes ->
      no; trial.mind yes -> no; trial.success 3 -> 0; trial.major 4 -> 0; total 2 -> 0

22. Red is asked: What do you do today? (action, PS-DECL-01)
  can (PS-DECL-05): action:1 "Camp"; action:2 "Forage"; action:3 "Map"; action:4 "Trek"
  Red answers: action:4 "Trek"
  told: Red will trek. (PS-DECL-02)
  all see phase Declare -> Day
  all see Red: action Map -> Trek; steps 0 -> 3; acted yes -> no

23. Red is asked: Where do you go? 3 steps left. (move, PS-MOVE-01)
  can (PS-MOVE-01): stay "Stay here"
  can (PS-MOVE-02): step:8 "To zone D2"
  can (PS-MOVE-06): march "March: tire, and go where the stack leads"
  can't, nobody goes back to the starting zone (PS-MAP-04): step:2 "To zone C1"
  Red answers: step:8 "To zone D2"
  told: Red moves to zone D2. (PS-MOVE-02)
  all see Red: at 3 -> 8; steps 3 -> 2; walked 0 -> 1

24. Red is asked: Where do you go? 2 steps left. (move, PS-MOVE-01)
  can (PS-MOVE-01): stay "Stay here"
  can (PS-MOVE-02): step:3 "To zone D1"
  can't, you have moved already (PS-MOVE-09): march "March: tire, and go where the stack leads"
  Red answers: stay "Stay here"
  chance: enemies 1, Wet Nephew
  told: Red meets the Wet Nephew: a mutant. (PS-RANGED-17)
  all see decks[1].left 29 -> 28
  all see Red: steps 2 -> 0; foe TT-C1 -> Bridge Cousins; fight.on no -> yes; fight.foe TT-C1 -> Wet Nephew; fight.health 0 -> 3

25. Red is asked: The Wet Nephew: which card leads? (primary, PS-RANGED-02)
  can (PS-RANGED-02): primary:463 "Perfect Shot"; primary:474 "Read the Ground"; primary:471 "High Ground"; primary:472 "Side Step"; no-primary "No
      card"
  can't, it says Do Not Exhaust (PS-RANGED-03): primary:473 "Short Jab"; primary:453 "Glancing Shot"
  Red answers: primary:472 "Side Step"
  told: Red leads with Side Step. (PS-CHAL-02)
  all see Red: deck - Scout's Short Jab; primary TT-C1 -> Scout's Short Jab; fight.part 0 -> 1; ahead 0 -> 1

26. Red is asked: Which weapon do you shoot with? (weapon, PS-RANGED-05)
  can (PS-RANGED-05): weapon:443 "The Hunting Rifle"
  can (PS-RANGED-20): no-weapon "None"
  Red answers: no-weapon "None"
  chance: seat 0 challenge deck, Scout's Perfect Shot
  told: Red draws Perfect Shot. (PS-RANGED-06)
  all see Red: fight.part 1 -> 2; fight.round 0 -> 1; blows.hits 0 -> 1; blows.block 0 -> 1; foe_blows.hits 0 -> 1; ahead 1 -> 0; steady[1] no -> yes

27. Red is asked: Which weapon do you fight with? (blade, PS-MELEE-02)
  can (PS-MELEE-02): weapon:448 "The Knife"; no-weapon "None"
  Red answers: weapon:448 "The Knife"
  chance: seat 0 challenge deck, Scout's High Ground; green 4; red 4
  told: Red uses the Knife. (PS-MELEE-02)
  told: Red draws High Ground. (PS-MELEE-03)
  all see Red: deck - Scout's Side Step; drawn + Scout's Side Step; fight.weapon 0 -> 449; fight.carved 0 -> 449; fight.dice[0].face 0 -> 3;
      fight.dice[1].colour 0 -> 1; fight.dice[1].face 0 -> 3; fight.n 0 -> 2; value 0 -> -2; blows.hits 1 -> 2; foe_blows.hits 1 -> 4; takes 0 -> 1

28. Red is asked: Attack value -2. Anything to add? (strike, PS-RULING-121)
  can (PS-MELEE-07): arm:448 "Knife: balanced"; enough "Go on"
  Red answers: enough "Go on"
  chance: minor mutations, Wet Hands
  told: Attack value -2: Red deals 0 damage, 1 back. (PS-MELEE-14)
  told: Red loses 1 health, 4 left (Wet Nephew). (PS-MELEE-14)
  told: Red has survived the Wet Nephew. (PS-CLEAN-03)
  told: Red gains 1 XP, 3 now (Wet Nephew). (PS-CLEAN-03)
  told: Red changes: Wet Hands. (PS-CLEAN-05)
  told: Red exhausts Side Step. (PS-BOARD-02)
  all see decks[1].gone 1 -> 2
  all see Red: health 5 -> 4; xp 2 -> 3; visible no -> yes; deck + Scout's Side Step; exhausted + Scout's Short Jab; primary Scout's Short Jab ->
      TT-C1; drawn - Scout's Side Step; mutations + Nobody's Face; foe Bridge Cousins -> TT-C1; fight.on yes -> no; fight.part 2 -> 0; fight.round 1
      -> 0; fight.foe Wet Nephew -> TT-C1; fight.health 3 -> 0; fight.weapon 449 -> 0; fight.carved 449 -> 0; fight.dice[0].face 3 -> 0;
      fight.dice[1].colour 1 -> 0; fight.dice[1].face 3 -> 0; fight.n 2 -> 0; value -2 -> 0; blows.hits 2 -> 0; blows.block 1 -> 0; foe_blows.hits 4
      -> 0; takes 1 -> 0; steady[1] yes -> no

29. Red is asked: You have survived. Do you place a token? (token, PS-TREK-06)
  can (PS-MISSION-05): token:1 "Mark Forest"
  can (PS-MISSION-06): no "No"
  Red answers: token:1 "Mark Forest"
  told: Red marks Forest for the mission. (PS-MISSION-05)
  all see sides[0].zones[8].token 0 -> 1; sides[0].met 1 -> 3; sides[0].tokens[0] 1 -> 2
  all see Red: acted no -> yes

30. Red is asked: Eat 1 food more, for a second day? (second, PS-SOLO-24)
  can (PS-SOLO-24): second:1 "A second day: camp"; second:2 "A second day: forage"; second:3 "A second day: map"; no "No"
  can't, that was the first day's (PS-SOLO-24): second:4 "A second day: trek"
  Red answers: second:2 "A second day: forage"
  told: Red loses 1 food. (PS-SOLO-24)
  told: Red eats again, and goes on: forage. (PS-SOLO-24)
  all see phase Day -> Second day
  all see Red: goods[0] 2 -> 1; action Trek -> Forage; steps 0 -> 3; walked 1 -> 0; acted yes -> no

31. Red is asked: Where do you go? 3 steps left. (move, PS-MOVE-01)
  can (PS-MOVE-01): stay "Stay here"
  can (PS-MOVE-02): step:3 "To zone D1"
  can (PS-MOVE-06): march "March: tire, and go where the stack leads"
  Red answers: march "March: tire, and go where the stack leads"
  chance: terrain, TT-M3 3
  told: Red tires: fatigue 2. (PS-MOVE-06)
  told: Red loses 1 morale, 3 left. (PS-RULING-055)
  told: Red marches, and turns up the Mountain (2 ammo). (PS-MOVE-06)
  all see tiles 59 -> 58; decks[0].left 59 -> 58
  all see Red: morale 4 -> 3; fatigue 1 -> 2; steps 3 -> 0; walked 0 -> 2; chosen + TT-M4

32. Red is asked: The stack gives the Mountain (2 ammo). Where do you lay it? (march, PS-MOVE-06)
  can (PS-MOVE-06): march-to:7 "Zone C2"; march-to:9 "Zone E2"; march-to:13 "Zone D3"
  Red answers: march-to:13 "Zone D3"
  told: Red lays the Mountain (2 ammo) in zone D3. (PS-MOVE-06)
  told: Red moves to zone D3. (PS-MOVE-07)
  all see sides[0].zones[13].tile 0 -> 60
  all see Red: at 8 -> 13; chosen - TT-M4

33. Red is asked: You may put a scavenge site here. (new-site, PS-MOVE-05)
  can (PS-MOVE-08): put-site:101:2 "Put the Lab there"; no-site "Put no site there"
  Red answers: no-site "Put no site there"
  chance: ranged weapons, Yew Longbow
  told: Red forages on Mountain. (PS-FORAGE-02)
  told: Red finds the Yew Longbow. (PS-FORAGE-06)
  all see decks[3].left 20 -> 19
  all see Red: weapons[Yew Longbow 2] new {card Yew Longbow 2}; packed 0 -> 1

34. Red is asked: Look for the 2 ammo too? Mind 4. (forage, PS-FORAGE-07)
  can (PS-FORAGE-07): yes "Yes"; no "No"
  without a turn (PS-BOARD-13): + equip:266:443 "Take up the Yew Longbow for the Hunting Rifle", equip:266:448 "Take up the Yew Longbow for the Knife"
  Red answers: yes "Yes"
  all see trial.on no -> yes; trial.forage no -> yes; trial.mind no -> yes; trial.success 0 -> 4

35. Red is asked: Mind 4: which card leads? (trial-primary, PS-CHAL-02)
  can (PS-CHAL-02): primary:474 "Read the Ground"; primary:463 "Perfect Shot"; primary:471 "High Ground"; no-primary "No card"
  can't, it says Do Not Exhaust (PS-CHAL-03): primary:453 "Glancing Shot"; primary:473 "Short Jab"
  Red answers: no-primary "No card"

36. Red is asked: Mind: 0 so far. Draw a card? (trial-draw, PS-CHAL-05)
  can (PS-CHAL-05): draw "Draw a card"
  can (PS-RULING-072): stop "Leave it at that"
  Red answers: draw "Draw a card"
  chance: seat 0 challenge deck, Scout's Glancing Shot
  told: Red draws Glancing Shot. (PS-CHAL-05)
  all see Red: deck - Biologist's Glancing Shot; drawn + Biologist's Glancing Shot

37. Red is asked: Mind: 0 so far. Draw a card? (trial-draw, PS-CHAL-05)
  can (PS-CHAL-05): draw "Draw a card"
  can (PS-RULING-072): stop "Leave it at that"
  Red answers: draw "Draw a card"
  chance: seat 0 challenge deck, Scout's Short Jab
  told: Red draws Short Jab. (PS-CHAL-05)
  told: Red: 0 in all. It fails. (PS-CHAL-07)
  all see Red: deck + Biologist's Glancing Shot; drawn - Biologist's Glancing Shot
  all see trial.on yes -> no; trial.forage yes -> no; trial.mind yes -> no; trial.success 4 -> 0

38. Red is asked: Your turn ends. Anything else? (after, PS-RULING-047)
  can (PS-BOARD-13): equip:266:443 "Take up the Yew Longbow for the Hunting Rifle"; equip:266:448 "Take up the Yew Longbow for the Knife"
  can (PS-RULING-047): done "Done"
  Red answers: equip:266:443 "Take up the Yew Longbow for the Hunting Rifle"
  told: Red takes up the Yew Longbow. (PS-BOARD-13)
  all see Red: weapons[Dart Rifle].equipped yes -> no; weapons[Yew Longbow 2].equipped no -> yes

39. Red is asked: Your turn ends. Anything else? (after, PS-RULING-047)
  can (PS-BOARD-13): equip:443:448 "Take up the Hunting Rifle for the Knife"; equip:443:266 "Take up the Hunting Rifle for the Yew Longbow"
  can (PS-RULING-047): done "Done"
  without a turn (PS-BOARD-13): - equip:266:443 "Take up the Yew Longbow for the Hunting Rifle", equip:266:448 "Take up the Yew Longbow for the
      Knife" + equip:443:448 "Take up the Hunting Rifle for the Knife", equip:443:266 "Take up the Hunting Rifle for the Yew Longbow"
  Red answers: done "Done"
  all see phase Second day -> Night
  all see Red: walked 2 -> 0; acted no -> yes

40. Red is asked: Night. What do you do? 3 XP. (night, PS-NIGHT-01)
  can (PS-XP-03): learn:0:0:3 "Learn Steady Hands"; learn:0:4:3 "Learn Trackless"; learn:0:5:3 "Learn Lay of the Land"; learn:0:7:3 "Learn Off the
      Line"
  can (PS-BOARD-13): equip:443:448 "Take up the Hunting Rifle for the Knife"; equip:443:266 "Take up the Hunting Rifle for the Yew Longbow"
  can (PS-NIGHT-01): done "Done"
  can't, it comes after Steady Hands (PS-XP-03): learn:0:1:5 "Learn Second Look"
  can't, it comes after Second Look (PS-XP-03): learn:0:2:3 "Learn Dead Reckoning"
  can't, it comes after Lay of the Land (PS-XP-03): learn:0:6:6 "Learn Spoor"
  can't, not in the solo game (PS-SOLO-22): learn:0:8:2 "Learn Whistle Code"
  can't, it comes after Whistle Code (PS-XP-03): learn:0:9:2 "Learn Share the Watch"
  Red answers: learn:0:5:3 "Learn Lay of the Land"
  told: Red pays 3 XP, 0 left. (PS-XP-03)
  told: Red learns Lay of the Land. (PS-XP-03)
  all see Red: xp 3 -> 0; skills 8 -> 40

41. Red is asked: Night. What do you do? 0 XP. (night, PS-NIGHT-01)
  can (PS-BOARD-13): equip:443:448 "Take up the Hunting Rifle for the Knife"; equip:443:266 "Take up the Hunting Rifle for the Yew Longbow"
  can (PS-NIGHT-01): done "Done"
  can't, not enough XP (PS-XP-03): learn:0:0:3 "Learn Steady Hands"; learn:0:4:3 "Learn Trackless"; learn:0:6:6 "Learn Spoor"; learn:0:7:3 "Learn Off
      the Line"
  can't, it comes after Steady Hands (PS-XP-03): learn:0:1:5 "Learn Second Look"
  can't, it comes after Second Look (PS-XP-03): learn:0:2:3 "Learn Dead Reckoning"
  can't, not in the solo game (PS-SOLO-22): learn:0:8:2 "Learn Whistle Code"
  can't, it comes after Whistle Code (PS-XP-03): learn:0:9:2 "Learn Share the Watch"
  Red answers: done "Done"
  told: Round 3. (PS-MORN-01)
  all see phase Night -> Eating; round 2 -> 3

42. Red is asked: Do you eat? 1 food in the pack. (eat, PS-MORN-03)
  can (PS-MORN-03): eat:1 "Eat 1 food"
  can (PS-MORN-04): go-hungry "Go hungry"
  Red answers: go-hungry "Go hungry"
  chance: seat 0 chosen, Scout's Perfect Shot, seen by Red, its back by all
  told: Red goes hungry. (PS-MORN-04)
  told: Red tires: fatigue 3. (PS-MORN-05)
  told: Red exhausts a challenge card. (PS-RULING-055)
  told: The morning is quiet. (PS-MORN-09)
  told: The threat moves to 2. (PS-SOLO-17)
  told Red: Red exhausts Perfect Shot. (PS-RULING-055)
  all see phase Eating -> Queue; mornings + Quiet morning 10
  all see Red: fatigue 2 -> 3; deck - Biologist's Glancing Shot, Scavenger's Perfect Shot, Scout's Side Step, Scout's Read the Ground, Scout's Called
      Shot + TT-C1, TT-C1, TT-C1, TT-C1; exhausted + TT-C1
  all see alarm 1 -> 2
  Red sees Red: deck - Scavenger's Perfect Shot; exhausted + Scavenger's Perfect Shot

43. Red is asked: Which pair do you take? (take, PS-BCAST-08)
  can (PS-SOLO-18): take "City (equipment) and Factory"; take:1 "Forest (follower) and Junkyard"
  Red answers: take "City (equipment) and Factory"
  chance: terrain, TT-R1 4; sites, Junkyard 3; terrain, TT-F4; sites, Factory 11
  told: Red takes the City (equipment). (PS-SOLO-18)
  told: Red takes the Factory. (PS-SOLO-18)
  told: A Junkyard falls to them: 1 on its track. (PS-SOLO-19)
  told: The Rural (equipment) comes into the queue. (PS-BCAST-10)
  told: The Junkyard comes into the queue. (PS-BCAST-10)
  told: The Forest (melee weapon) comes into the queue. (PS-BCAST-10)
  told: The Factory comes into the queue. (PS-BCAST-10)
  all see phase Queue -> Declare; tiles 58 -> 56; sites 55 -> 53; queue[0].tile TT-C1 5 -> TT-R1 5; queue[0].site Factory 7 -> Junkyard 4;
      queue[1].tile TT-F2 2 -> TT-F4 2; queue[1].site Junkyard 7 -> Factory 12; decks[0].left 58 -> 56; decks[0].gone 1 -> 2; sides[0].hand + TT-C1
      5, Factory 7; power[1] 0 -> 1

44. Red is asked: What do you do today? (action, PS-DECL-01)
  can (PS-DECL-05): action:1 "Camp"; action:2 "Forage"; action:3 "Map"; action:4 "Trek"
  Red answers: action:4 "Trek"
  told: Red will trek. (PS-DECL-02)
  all see phase Declare -> Day
  all see Red: action Forage -> Trek; acted yes -> no

45. Red is asked: Your turn: trek. Anything before it? (begin, PS-RULING-047)
  can (PS-BOARD-13): equip:443:448 "Take up the Hunting Rifle for the Knife"; equip:443:266 "Take up the Hunting Rifle for the Yew Longbow"
  can (PS-RULING-047): go "Begin"
  Red answers: go "Begin"
  all see Red: steps 0 -> 3

46. Red is asked: Where do you go? 3 steps left. (move, PS-MOVE-01)
  can (PS-MOVE-01): stay "Stay here"
  can (PS-MOVE-02): step:8 "To zone D2"
  can (PS-MOVE-03): lay:3:12 "Lay the City (equipment) in zone C3 and go there"; lay:3:14 "Lay the City (equipment) in zone E3 and go there";
      lay:3:18 "Lay the City (equipment) in zone D4 and go there"
  can (PS-MOVE-06): march "March: tire, and go where the stack leads"
  can (PS-BOARD-13): equip:443:448 "Take up the Hunting Rifle for the Knife"; equip:443:266 "Take up the Hunting Rifle for the Yew Longbow"
  Red answers: lay:3:14 "Lay the City (equipment) in zone E3 and go there"
  told: Red lays the City (equipment) in zone E3. (PS-MOVE-03)
  told: Red moves to zone E3. (PS-MOVE-04)
  all see sides[0].zones[14].tile 0 -> 4; sides[0].hand - TT-C1 5
  all see Red: at 13 -> 14

47. Red is asked: You may put a scavenge site here. (new-site, PS-MOVE-05)
  can (PS-MOVE-05): put-site:101:2 "Put the Lab there"; put-site:69 "Put the Factory there"; no-site "Put no site there"
  Red answers: put-site:69 "Put the Factory there"
  chance: enemies 1, Reed Mother
  told: Red puts a Factory in zone E3. (PS-MOVE-05)
  told: Red meets the Reed Mother: a mutant. (PS-RANGED-17)
  all see decks[1].left 28 -> 27; sides[0].zones[14].site 0 -> 70; sides[0].hand - Factory 7
  all see Red: steps 3 -> 0; walked 0 -> 1; foe TT-C1 -> Lantern Jaw; fight.on no -> yes; fight.foe TT-C1 -> Reed Mother; fight.health 0 -> 2

48. Red is asked: The Reed Mother: which card leads? (primary, PS-RANGED-02)
  can (PS-RANGED-02): primary:474 "Read the Ground"; primary:471 "High Ground"; no-primary "No card"
  can't, it says Do Not Exhaust (PS-RANGED-03): primary:453 "Glancing Shot"; primary:473 "Short Jab"
  without a turn (PS-BOARD-13): none any more
  Red answers: primary:471 "High Ground"
  told: Red leads with High Ground. (PS-CHAL-02)
  all see Red: deck - TT-C1; primary TT-C1 -> Scout's Side Step; fight.part 0 -> 1; shots 0 -> 1; ahead 0 -> 1
  Red sees Red: deck - Scout's Side Step

49. Red is asked: Which weapon do you shoot with? (weapon, PS-RANGED-05)
  can (PS-RANGED-05): weapon:266 "The Yew Longbow"
  can (PS-RANGED-20): no-weapon "None"
  Red answers: no-weapon "None"
  chance: seat 0 challenge deck, Scout's Glancing Shot
  told: Red draws Glancing Shot. (PS-RANGED-06)
  all see Red: deck - TT-C1 + Biologist's Glancing Shot; fight.part 1 -> 2; fight.round 0 -> 1; shots 1 -> 0; value 0 -> 1; blows.hits 0 -> 1; ahead
      1 -> 0

50. Red is asked: Which weapon do you fight with? (blade, PS-MELEE-02)
  can (PS-MELEE-02): weapon:448 "The Knife"; no-weapon "None"
  Red answers: weapon:448 "The Knife"
  chance: seat 0 challenge deck, Scout's Short Jab; green 4; green 2; red 4; minor mutations, Knotted Shoulder
  told: Red uses the Knife. (PS-MELEE-02)
  told: Red draws Short Jab. (PS-MELEE-03)
  told: Attack value -1: Red deals 0 damage, 2 back. (PS-MELEE-14)
  told: Red loses 2 health, 2 left (Reed Mother). (PS-MELEE-14)
  told: Red has survived the Reed Mother. (PS-CLEAN-03)
  told: Red gains 1 XP, 1 now (Reed Mother). (PS-CLEAN-03)
  told: Red changes: Knotted Shoulder. (PS-CLEAN-05)
  told: Red exhausts High Ground. (PS-BOARD-02)
  all see decks[1].gone 2 -> 3
  all see Red: health 4 -> 2; xp 0 -> 1; deck - TT-C1 + Scout's Read the Ground; exhausted + Scout's Side Step; primary Scout's Side Step -> TT-C1;
      mutations + Bird Ankles; foe Lantern Jaw -> TT-C1; fight.on yes -> no; fight.part 2 -> 0; fight.round 1 -> 0; fight.foe Reed Mother -> TT-C1;
      fight.health 2 -> 0; value 1 -> 0; blows.hits 1 -> 0

51. Red is asked: You have survived. Do you place a token? (token, PS-TREK-06)
  can (PS-MISSION-09): token:2 "Mark City"
  can (PS-MISSION-06): no "No"
  without a turn (PS-BOARD-13): + equip:443:448 "Take up the Hunting Rifle for the Knife", equip:443:266 "Take up the Hunting Rifle for the Yew
      Longbow"
  Red answers: token:2 "Mark City"
  told: Red marks City for the mission. (PS-MISSION-05)
  told: Red completes the level 1 mission. (PS-MISSION-11)
  told: The threat moves to 1. (PS-SOLO-15)
  all see sides[0].zones[14].token 0 -> 1; sides[0].stage 0 -> 1; sides[0].met 3 -> 0; sides[0].tokens[0] 2 -> 3; sides[0].finished[0] 0 -> 3;
      sides[0].first 0 -> 1; sides[0].doing 1 -> 0; alarm 2 -> 1

52. Red is asked: Your turn ends. Anything else? (after, PS-RULING-047)
  can (PS-BOARD-13): equip:443:448 "Take up the Hunting Rifle for the Knife"; equip:443:266 "Take up the Hunting Rifle for the Yew Longbow"
  can (PS-RULING-047): done "Done"
  Red answers: done "Done"
  all see Red: acted no -> yes

53. Red is asked: Eat 1 food more, for a second day? (second, PS-SOLO-24)
  can (PS-SOLO-24): second:1 "A second day: camp"; second:2 "A second day: forage"; second:3 "A second day: map"; no "No"
  can't, that was the first day's (PS-SOLO-24): second:4 "A second day: trek"
  Red answers: second:1 "A second day: camp"
  told: Red loses 1 food. (PS-SOLO-24)
  told: Red eats again, and goes on: camp. (PS-SOLO-24)
  all see phase Day -> Second day
  all see Red: goods[0] 1 -> 0; action Trek -> Camp; walked 1 -> 0; acted yes -> no

54. Red is asked: Your turn: camp. Anything before it? (begin, PS-RULING-047)
  can (PS-BOARD-13): equip:443:448 "Take up the Hunting Rifle for the Knife"; equip:443:266 "Take up the Hunting Rifle for the Yew Longbow"
  can (PS-RULING-047): go "Begin"
  Red answers: go "Begin"
  told: Red pitches camp in zone E3. (PS-CAMP-01)
  all see Red: camped -1 -> 14

55. Red is asked, for 0 to 4: What do you recover? 4 points. (camp, PS-CAMP-02)
  can (PS-CAMP-03): recover "1 health"; recover:1 "1 morale"; recover:2 "1 fatigue less"; recover:3 "1 boost"; recover:4 "1 broadcast token";
      recover:5 "1 challenge card"
  Red answers: recover*3 and recover:3 "1 boost"
  told: Red gains 3 health, 5 now. (PS-CAMP-03)
  told: Red readies a boost, 2 ready. (PS-CAMP-03)
  all see Red: health 2 -> 5; ready 1 -> 2

56. Red is asked: Your turn ends. Anything else? (after, PS-RULING-047)
  can (PS-BOARD-13): equip:443:448 "Take up the Hunting Rifle for the Knife"; equip:443:266 "Take up the Hunting Rifle for the Yew Longbow"
  can (PS-RULING-047): done "Done"
  Red answers: done "Done"
  told: Red finds out what this place is: Hospital Train. (PS-MAP-12)
  all see phase Second day -> Night; sides[0].signs[1] TT-C1 -> The Toll House
  all see Red: acted no -> yes

57. Red is asked: Night. What do you do? 1 XP. (night, PS-NIGHT-01)
  can (PS-MAP-13): activate:385 "Hospital Train"
  can (PS-BOARD-13): equip:443:448 "Take up the Hunting Rifle for the Knife"; equip:443:266 "Take up the Hunting Rifle for the Yew Longbow"
  can (PS-NIGHT-01): done "Done"
  can't, not enough XP (PS-XP-03): learn:0:0:3 "Learn Steady Hands"; learn:0:4:3 "Learn Trackless"; learn:0:6:6 "Learn Spoor"; learn:0:7:3 "Learn Off
      the Line"
  can't, it comes after Steady Hands (PS-XP-03): learn:0:1:5 "Learn Second Look"
  can't, it comes after Second Look (PS-XP-03): learn:0:2:3 "Learn Dead Reckoning"
  can't, not in the solo game (PS-SOLO-22): learn:0:8:2 "Learn Whistle Code"
  can't, it comes after Whistle Code (PS-XP-03): learn:0:9:2 "Learn Share the Watch"
  Red answers: activate:385 "Hospital Train"
  told: Red makes use of Hospital Train. (PS-MAP-13)
  told: Red gains 1 med (Hospital Train). (PS-MAP-13)
  all see sides[0].signs[1] The Toll House -> TT-C1; sides[0].hidden[1] yes -> no
  all see Red: goods[2] 0 -> 1

58. Red is asked: You have activated a landmark. Use something for it? (occasion, PS-BOARD-15)
  can (PS-BOARD-15): use:1005:1 "Lay of the Land"; enough "Go on"
  Red answers: use:1005:1 "Lay of the Land"
  told: Red uses Lay of the Land. (PS-BOARD-15)
  told: Red gains 1 XP, 2 now. (PS-BOARD-15)
  all see Red: xp 1 -> 2

59. Red is asked: Night. What do you do? 2 XP. (night, PS-NIGHT-01)
  can (PS-BOARD-13): equip:443:448 "Take up the Hunting Rifle for the Knife"; equip:443:266 "Take up the Hunting Rifle for the Yew Longbow"
  can (PS-NIGHT-01): done "Done"
  can't, not enough XP (PS-XP-03): learn:0:0:3 "Learn Steady Hands"; learn:0:4:3 "Learn Trackless"; learn:0:6:6 "Learn Spoor"; learn:0:7:3 "Learn Off
      the Line"
  can't, it comes after Steady Hands (PS-XP-03): learn:0:1:5 "Learn Second Look"
  can't, it comes after Second Look (PS-XP-03): learn:0:2:3 "Learn Dead Reckoning"
  can't, not in the solo game (PS-SOLO-22): learn:0:8:2 "Learn Whistle Code"
  can't, it comes after Whistle Code (PS-XP-03): learn:0:9:2 "Learn Share the Watch"
  Red answers: done "Done"
  chance: stories, Story 18
  told: Round 4. (PS-MORN-01)
  told: Red strikes camp, fed and rested. (PS-MORN-06)
  told: The morning is Red's. (PS-MORN-10)
  told: Red lives through a story: Forty Feet of Floor. The invitation was nailed to the boundary post in spring, and nobody thought they would come.
      (PS-STORY-02)
  all see phase Night -> Event; round 3 -> 4; mornings + Scout's morning 4
  all see Red: camped 14 -> -1
  all see story.number 0 -> 18; story.title - -> Forty Feet of Floor; story.text - -> The invitation was nailed to the boundary post in spring, and
      nobody thought they would come. Now they're standing along the north wall of Harm Wiebe's barn, thirty people out of the reed country, with
      their hair wetted down. The village stands along the south wall. There's forty feet of swept floor in between, and the fiddler has played the
      same waltz four times.
Over there is a young man with bark on the backs of his hands. He puts them behind him; he forgets, and they come out
      again. Nele Wiebe is eighteen, on this side, and hasn't taken her eyes off him doing it.
There are people here who lost somebody to those
      people, and it's the same over there. The lamps are trimmed, there's a cake. The fiddler lifts his bow for the fifth time.; story.options +
      Walk out to the middle, and hold out a hand to each side., Go and stand with the people along the north wall., , ; story.terms[0] new {kind 1,
      challenge {mind, success 3}}; story.terms[1] new {kind 1}; story.terms[2] new {}; story.terms[3] new {}

60. Red is asked: What do you do? (story, PS-STORY-08)
  can (PS-STORY-06): choose:18 "Walk out to the middle, and hold out a hand to each side."; choose:18:1 "Go and stand with the people along the north
      wall."
  Red answers: choose:18:1 "Go and stand with the people along the north wall."
  chance: events, The Old Siren
  told: Red: Go and stand with the people along the north wall. (PS-STORY-08)
  told: They make room without looking round. A woman who has moss along her jaw hands you the jug, and the bread that goes with it. So this is how
      it is from here, the whole forty feet, and the faces at the end of it you would have stood among; and somebody over there, after all, comes
      away from the wall. (PS-STORY-10)
  told: Red gains 1 food. (PS-STORY-10)
  told: Red gains 2 booze. (PS-STORY-10)
  told: Bounty on Tails is over. (PS-RULING-091)
  told: The Old Siren. Each player without a follower loses 1 morale; each other player exhausts 1 boost. (PS-EVENT-01)
  told: Red loses 1 morale, 2 left (The Old Siren). (PS-EVENT-02)
  all see phase Event -> Declare; events - Rutting Time; decks[7].left 13 -> 12; decks[7].gone 0 -> 2
  all see Red: morale 3 -> 2; goods[0] 0 -> 1; goods[3] 0 -> 2
  all see story.number 18 -> 0; story.title Forty Feet of Floor -> -; story.text The invitation was nailed to the boundary post in spring, and nobody
      thought they would come. Now they're standing along the north wall of Harm Wiebe's barn, thirty people out of the reed country, with their hair
      wetted down. The village stands along the south wall. There's forty feet of swept floor in between, and the fiddler has played the same waltz
      four times.
Over there is a young man with bark on the backs of his hands. He puts them behind him; he forgets, and they come out again. Nele
      Wiebe is eighteen, on this side, and hasn't taken her eyes off him doing it.
There are people here who lost somebody to those people, and it's
      the same over there. The lamps are trimmed, there's a cake. The fiddler lifts his bow for the fifth time. -> -; story.options - Walk out to the
      middle, and hold out a hand to each side., Go and stand with the people along the north wall., , ; story.terms[0] gone; story.terms[1] gone;
      story.terms[2] gone; story.terms[3] gone; tales[Red, no. 2] new {number 18, round 4, title Forty Feet of Floor, choice Go and stand with the
      people along the north wall., outcome They make room without looking round. A woman who has moss along her jaw hands you the jug, and the bread
      that goes with it. So this is how it is from here, the whole forty feet, and the faces at the end of it you would have stood among; and
      somebody over there, after all, comes away from the wall.}

61. Red is asked: What do you do today? (action, PS-DECL-01)
  can (PS-DECL-05): action:1 "Camp"; action:2 "Forage"; action:3 "Map"; action:4 "Trek"
  Red answers: action:4 "Trek"
  told: Red will trek. (PS-DECL-02)
  all see phase Declare -> Day
  all see Red: action Camp -> Trek; acted yes -> no

62. Red is asked: Your turn: trek. Anything before it? (begin, PS-RULING-047)
  can (PS-BOARD-13): equip:443:448 "Take up the Hunting Rifle for the Knife"; equip:443:266 "Take up the Hunting Rifle for the Yew Longbow"
  can (PS-RULING-047): go "Begin"
  Red answers: go "Begin"
  all see Red: steps 0 -> 3

63. Red is asked: Where do you go? 3 steps left. (move, PS-MOVE-01)
  can (PS-MOVE-01): stay "Stay here"
  can (PS-MOVE-02): step:13 "To zone D3"
  can (PS-MOVE-06): march "March: tire, and go where the stack leads"
  can (PS-BOARD-13): equip:443:448 "Take up the Hunting Rifle for the Knife"; equip:443:266 "Take up the Hunting Rifle for the Yew Longbow"
  Red answers: step:13 "To zone D3"
  told: Red moves to zone D3. (PS-MOVE-02)
  all see Red: at 14 -> 13; steps 3 -> 2; walked 0 -> 1

64. Red is asked: Where do you go? 2 steps left. (move, PS-MOVE-01)
  can (PS-MOVE-01): stay "Stay here"
  can (PS-MOVE-02): step:8 "To zone D2"; step:14 "To zone E3"
  can (PS-BOARD-13): equip:443:448 "Take up the Hunting Rifle for the Knife"; equip:443:266 "Take up the Hunting Rifle for the Yew Longbow"
  can't, you have moved already (PS-MOVE-09): march "March: tire, and go where the stack leads"
  Red answers: stay "Stay here"
  chance: enemies 1, Puddle Cat
  told: Red meets the Puddle Cat: a mutant. (PS-RANGED-17)
  all see decks[1].left 27 -> 26
  all see Red: steps 2 -> 0; foe TT-C1 -> Wet Nephew; fight.on no -> yes; fight.foe TT-C1 -> Puddle Cat; fight.health 0 -> 2

65. Red is asked: The Puddle Cat: which card leads? (primary, PS-RANGED-02)
  can (PS-RANGED-02): primary:474 "Read the Ground"; no-primary "No card"
  can't, it says Do Not Exhaust (PS-RANGED-03): primary:453 "Glancing Shot"; primary:473 "Short Jab"
  without a turn (PS-BOARD-13): none any more
  Red answers: no-primary "No card"
  all see Red: fight.part 0 -> 1; ahead 0 -> 1

66. Red is asked: Which weapon do you shoot with? (weapon, PS-RANGED-05)
  can (PS-RANGED-05): weapon:266 "The Yew Longbow"
  can (PS-RANGED-20): no-weapon "None"
  Red answers: no-weapon "None"
  chance: seat 0 challenge deck, Scout's Glancing Shot
  told: Red draws Glancing Shot. (PS-RANGED-06)
  all see Red: fight.part 1 -> 2; fight.round 0 -> 1; value 0 -> -1; blows.block 0 -> 1; foe_blows.hits 0 -> 1; ahead 1 -> 0; takes 0 -> 1

67. Red is asked: Which weapon do you fight with? (blade, PS-MELEE-02)
  can (PS-MELEE-02): weapon:448 "The Knife"; no-weapon "None"
  Red answers: weapon:448 "The Knife"
  chance: seat 0 challenge deck, Scout's Glancing Shot; green 6; green 6; green 1
  told: Red uses the Knife. (PS-MELEE-02)
  told: Red draws Glancing Shot. (PS-MELEE-03)
  all see Red: deck - Biologist's Glancing Shot; drawn + Biologist's Glancing Shot; fight.weapon 0 -> 449; fight.carved 0 -> 449; fight.dice[0].face
      0 -> 5; fight.dice[1].face 0 -> 5; fight.n 0 -> 3; foe_blows.block 0 -> 2

68. Red is asked: Attack value -1. Anything to add? (strike, PS-RULING-121)
  can (PS-MELEE-07): arm:448 "Knife: balanced"; enough "Go on"
  Red answers: arm:448 "Knife: balanced"
  told: Red exhausts a boost, 1 left (Knife). (PS-RULING-122)
  told: Attack value 0: Red deals 0 damage, 0 back. (PS-MELEE-14)
  told: Red has survived the Puddle Cat. (PS-CLEAN-03)
  told: Red gains 1 XP, 3 now (Puddle Cat). (PS-CLEAN-03)
  all see decks[1].gone 3 -> 4
  all see Red: xp 2 -> 3; ready 2 -> 1; deck + Biologist's Glancing Shot; drawn - Biologist's Glancing Shot; foe Wet Nephew -> TT-C1; fight.on yes ->
      no; fight.part 2 -> 0; fight.round 1 -> 0; fight.foe Puddle Cat -> TT-C1; fight.health 2 -> 0; fight.weapon 449 -> 0; fight.carved 449 -> 0;
      fight.dice[0].face 5 -> 0; fight.dice[1].face 5 -> 0; fight.n 3 -> 0; value -1 -> 0; blows.block 1 -> 0; foe_blows.hits 1 -> 0; foe_blows.block
      2 -> 0; takes 1 -> 0

69. Red is asked: You have survived. Do you place a token? (token, PS-TREK-06)
  can (PS-MISSION-05): token:0:1 "Mark Mountain"
  can (PS-MISSION-06): no "No"
  without a turn (PS-LOOT-07): + spend:3 "Use 1 booze"
  without a turn (PS-BOARD-13): + equip:443:448 "Take up the Hunting Rifle for the Knife", equip:443:266 "Take up the Hunting Rifle for the Yew
      Longbow"
  Red answers: token:0:1 "Mark Mountain"
  told: Red marks Mountain for the mission. (PS-MISSION-05)
  all see sides[0].zones[13].token 0 -> 4; sides[0].met 0 -> 1; sides[0].tokens[0] 3 -> 4

70. Red is asked: Your turn ends. Anything else? (after, PS-RULING-047)
  can (PS-LOOT-07): spend:3 "Use 1 booze"
  can (PS-BOARD-13): equip:443:448 "Take up the Hunting Rifle for the Knife"; equip:443:266 "Take up the Hunting Rifle for the Yew Longbow"
  can (PS-RULING-047): done "Done"
  Red answers: done "Done"
  all see Red: acted no -> yes

71. Red is asked: Eat 1 food more, for a second day? (second, PS-SOLO-24)
  can (PS-SOLO-24): second:1 "A second day: camp"; second:2 "A second day: forage"; second:3 "A second day: map"; no "No"
  can't, that was the first day's (PS-SOLO-24): second:4 "A second day: trek"
  Red answers: second:2 "A second day: forage"
  told: Red loses 1 food. (PS-SOLO-24)
  told: Red eats again, and goes on: forage. (PS-SOLO-24)
  all see phase Day -> Second day
  all see Red: goods[0] 1 -> 0; action Trek -> Forage; walked 1 -> 0; acted yes -> no

72. Red is asked: Your turn: forage. Anything before it? (begin, PS-RULING-047)
  can (PS-LOOT-07): spend:3 "Use 1 booze"
  can (PS-BOARD-13): equip:443:448 "Take up the Hunting Rifle for the Knife"; equip:443:266 "Take up the Hunting Rifle for the Yew Longbow"
  can (PS-RULING-047): go "Begin"
  Red answers: go "Begin"
  all see Red: steps 0 -> 3

73. Red is asked: Where do you go? 3 steps left. (move, PS-MOVE-01)
  can (PS-MOVE-01): stay "Stay here"
  can (PS-MOVE-02): step:8 "To zone D2"; step:14 "To zone E3"
  can (PS-MOVE-06): march "March: tire, and go where the stack leads"
  can (PS-LOOT-07): spend:3 "Use 1 booze"
  can (PS-BOARD-13): equip:443:448 "Take up the Hunting Rifle for the Knife"; equip:443:266 "Take up the Hunting Rifle for the Yew Longbow"
  Red answers: march "March: tire, and go where the stack leads"
  all see Red: steps 3 -> 0; walked 0 -> 2

74. Red is asked: You are about to march. Use something for it? (occasion, PS-BOARD-15)
  can (PS-MOVE-06): use:1005 "Lay of the Land"; enough "Go on"
  Red answers: use:1005 "Lay of the Land"
  chance: terrain, TT-C2 3; terrain, TT-F1 2
  told: Red uses Lay of the Land. (PS-MOVE-06)
  told: Red tires: fatigue 4. (PS-MOVE-06)
  told: Red loses 1 health, 4 left. (PS-RULING-055)
  all see tiles 56 -> 54; decks[0].left 56 -> 54
  all see Red: health 5 -> 4; fatigue 3 -> 4; chosen + TT-C3, TT-F1 3

75. Red is asked: Which do you keep? (keep, PS-LOOT-13)
  can (PS-MOVE-06): keep:8 "Keep the City (ranged weapon)"; keep:17 "Keep the Forest (equipment)"
  without a turn (PS-LOOT-07): + spend:2 "Use 1 med"
  Red answers: keep:17 "Keep the Forest (equipment)"
  told: Red marches, and turns up the Forest (equipment). (PS-MOVE-06)
  all see decks[0].gone 2 -> 3
  all see Red: chosen - TT-C3

76. Red is asked: The stack gives the Forest (equipment). Where do you lay it? (march, PS-MOVE-06)
  can (PS-MOVE-06): march-to:12 "Zone C3"; march-to:18 "Zone D4"
  Red answers: march-to:12 "Zone C3"
  told: Red lays the Forest (equipment) in zone C3. (PS-MOVE-06)
  told: Red moves to zone C3. (PS-MOVE-07)
  all see sides[0].zones[12].tile 0 -> 18
  all see Red: at 13 -> 12; chosen - TT-F1 3

77. Red is asked: You may put a scavenge site here. (new-site, PS-MOVE-05)
  can (PS-MOVE-08): put-site:101:2 "Put the Lab there"; no-site "Put no site there"
  Red answers: no-site "Put no site there"
  told: Red forages on Forest. (PS-FORAGE-02)
  told: Red gains 2 food. (PS-FORAGE-04)
  all see Red: goods[0] 0 -> 2

78. Red is asked: What do you take? (recovery, PS-LOOT-08)
  can (PS-LOOT-08): recovery:2 "1 med"; recovery:3 "1 booze"; recovery:4 "1 book"
  without a turn (PS-LOOT-07): none any more
  without a turn (PS-BOARD-13): none any more
  Red answers: recovery:4 "1 book"
  told: Red gains 1 book. (PS-FORAGE-04)
  all see Red: goods[4] 0 -> 1

79. Red is asked: Look for the equipment too? Mind 4. (forage, PS-FORAGE-07)
  can (PS-FORAGE-07): yes "Yes"; no "No"
  without a turn (PS-LOOT-07): + spend:2 "Use 1 med", spend:3 "Use 1 booze", spend:4 "Use 1 book"
  without a turn (PS-BOARD-13): + equip:443:448 "Take up the Hunting Rifle for the Knife", equip:443:266 "Take up the Hunting Rifle for the Yew
      Longbow"
  Red answers: yes "Yes"
  all see trial.on no -> yes; trial.forage no -> yes; trial.mind no -> yes; trial.success 0 -> 4

80. Red is asked: Mind 4: which card leads? (trial-primary, PS-CHAL-02)
  can (PS-CHAL-02): primary:474 "Read the Ground"; no-primary "No card"
  can't, it says Do Not Exhaust (PS-CHAL-03): primary:473 "Short Jab"; primary:453 "Glancing Shot"
  without a turn (PS-LOOT-07): none any more
  Red answers: no-primary "No card"

81. Red is asked: Mind: 0 so far. Draw a card? (trial-draw, PS-CHAL-05)
  can (PS-CHAL-05): draw "Draw a card"
  can (PS-RULING-072): stop "Leave it at that"
  Red answers: draw "Draw a card"
  chance: seat 0 challenge deck, Scout's Short Jab
  told: Red draws Short Jab. (PS-CHAL-05)
  all see Red: deck - Scout's Read the Ground; drawn + Scout's Read the Ground

82. Red is asked: Mind: 0 so far. Draw a card? (trial-draw, PS-CHAL-05)
  can (PS-CHAL-05): draw "Draw a card"
  can (PS-RULING-072): stop "Leave it at that"
  Red answers: draw "Draw a card"
  chance: seat 0 challenge deck, Scout's Read the Ground
  told: Red draws Read the Ground. (PS-CHAL-05)
  told: Red: 2 in all. It fails. (PS-CHAL-07)
  all see Red: deck - TT-C1 + Scout's Read the Ground, Scout's Called Shot; drawn - Scout's Read the Ground
  all see trial.on yes -> no; trial.forage yes -> no; trial.mind yes -> no; trial.success 4 -> 0
  Red sees Red: deck + Scout's Read the Ground

83. Red is asked: Your turn ends. Anything else? (after, PS-RULING-047)
  can (PS-LOOT-07): spend:2 "Use 1 med"; spend:3 "Use 1 booze"; spend:4 "Use 1 book"
  can (PS-BOARD-13): equip:443:448 "Take up the Hunting Rifle for the Knife"; equip:443:266 "Take up the Hunting Rifle for the Yew Longbow"
  can (PS-RULING-047): done "Done"
  without a turn (PS-LOOT-07): + spend:2 "Use 1 med", spend:3 "Use 1 booze", spend:4 "Use 1 book"
  Red answers: spend:4 "Use 1 book"
  told: Red uses 1 book. (PS-LOOT-07)
  all see Red: morale 2 -> 3; goods[4] 1 -> 0

84. Red is asked: Your turn ends. Anything else? (after, PS-RULING-047)
  can (PS-LOOT-07): spend:2 "Use 1 med"; spend:3 "Use 1 booze"
  can (PS-BOARD-13): equip:443:448 "Take up the Hunting Rifle for the Knife"; equip:443:266 "Take up the Hunting Rifle for the Yew Longbow"
  can (PS-RULING-047): done "Done"
  without a turn (PS-LOOT-07): - spend:4 "Use 1 book"
  Red answers: done "Done"
  all see phase Second day -> Night
  all see Red: walked 2 -> 0; acted no -> yes

85. Red is asked: Night. What do you do? 3 XP. (night, PS-NIGHT-01)
  can (PS-XP-03): learn:0:0:3 "Learn Steady Hands"; learn:0:4:3 "Learn Trackless"; learn:0:7:3 "Learn Off the Line"
  can (PS-LOOT-07): spend:2 "Use 1 med"; spend:3 "Use 1 booze"
  can (PS-BOARD-13): equip:443:448 "Take up the Hunting Rifle for the Knife"; equip:443:266 "Take up the Hunting Rifle for the Yew Longbow"
  can (PS-NIGHT-01): done "Done"
  can't, it comes after Steady Hands (PS-XP-03): learn:0:1:5 "Learn Second Look"
  can't, it comes after Second Look (PS-XP-03): learn:0:2:3 "Learn Dead Reckoning"
  can't, not enough XP (PS-XP-03): learn:0:6:6 "Learn Spoor"
  can't, not in the solo game (PS-SOLO-22): learn:0:8:2 "Learn Whistle Code"
  can't, it comes after Whistle Code (PS-XP-03): learn:0:9:2 "Learn Share the Watch"
  Red answers: learn:0:4:3 "Learn Trackless"
  told: Red pays 3 XP, 0 left. (PS-XP-03)
  told: Red learns Trackless. (PS-XP-03)
  all see Red: xp 3 -> 0; skills 40 -> 56

86. Red is asked: Night. What do you do? 0 XP. (night, PS-NIGHT-01)
  can (PS-LOOT-07): spend:2 "Use 1 med"; spend:3 "Use 1 booze"
  can (PS-BOARD-13): equip:443:448 "Take up the Hunting Rifle for the Knife"; equip:443:266 "Take up the Hunting Rifle for the Yew Longbow"
  can (PS-NIGHT-01): done "Done"
  can't, not enough XP (PS-XP-03): learn:0:0:3 "Learn Steady Hands"; learn:0:6:6 "Learn Spoor"; learn:0:7:3 "Learn Off the Line"
  can't, it comes after Steady Hands (PS-XP-03): learn:0:1:5 "Learn Second Look"
  can't, it comes after Second Look (PS-XP-03): learn:0:2:3 "Learn Dead Reckoning"
  can't, not in the solo game (PS-SOLO-22): learn:0:8:2 "Learn Whistle Code"
  can't, it comes after Whistle Code (PS-XP-03): learn:0:9:2 "Learn Share the Watch"
  Red answers: done "Done"
  told: Round 5. (PS-MORN-01)
  all see phase Night -> Eating; round 4 -> 5

87. Red is asked: Do you eat? 2 food in the pack. (eat, PS-MORN-03)
  can (PS-MORN-03): eat:1 "Eat 1 food"
  can (PS-MORN-04): go-hungry "Go hungry"
  Red answers: go-hungry "Go hungry"
  told: Red goes hungry. (PS-MORN-04)
  told: Red tires: fatigue 5. (PS-MORN-05)
  told: Red loses 1 morale, 2 left. (PS-RULING-055)
  told: Red exhausts 1 token for broadcasts, 3 left. (PS-RULING-055)
  told: The morning is quiet. (PS-MORN-09)
  told: The threat moves to 2. (PS-SOLO-17)
  all see phase Eating -> Queue; mornings + Quiet morning 8
  all see Red: morale 3 -> 2; fatigue 4 -> 5; radio 4 -> 3
  all see alarm 1 -> 2

88. Red is asked: Which pair do you take? (take, PS-BCAST-08)
  can (PS-SOLO-18): take "Rural (equipment) and Junkyard"; take:1 "Forest (melee weapon) and Factory"
  Red answers: take "Rural (equipment) and Junkyard"
  chance: terrain, TT-M1 5; sites, Factory 10; terrain, TT-C1 6; sites, Lab 7
  told: Red takes the Rural (equipment). (PS-SOLO-18)
  told: Red takes the Junkyard. (PS-SOLO-18)
  told: A Factory falls to them: 2 on its track. (PS-SOLO-19)
  told: The Mountain (equipment) comes into the queue. (PS-BCAST-10)
  told: The Factory comes into the queue. (PS-BCAST-10)
  told: The City (equipment) comes into the queue. (PS-BCAST-10)
  told: The Lab comes into the queue. (PS-BCAST-10)
  all see phase Queue -> Declare; tiles 54 -> 52; sites 53 -> 51; queue[0].tile TT-R1 5 -> TT-M2; queue[0].site Junkyard 4 -> Factory 11;
      queue[1].tile TT-F4 2 -> TT-C2; queue[1].site Factory 12 -> Lab 8; decks[0].left 54 -> 52; decks[0].gone 3 -> 4; sides[0].hand + TT-R1 5,
      Junkyard 4; power[0] 1 -> 2; tougher[0] 0 -> 1

89. Red is asked: What do you do today? (action, PS-DECL-01)
  can (PS-DECL-05): action:1 "Camp"; action:2 "Forage"; action:3 "Map"; action:4 "Trek"
  Red answers: action:4 "Trek"
  told: Red will trek. (PS-DECL-02)
  all see phase Declare -> Day
  all see Red: action Forage -> Trek; acted yes -> no

90. Red is asked: Your turn: trek. Anything before it? (begin, PS-RULING-047)
  can (PS-LOOT-07): spend:2 "Use 1 med"; spend:3 "Use 1 booze"
  can (PS-BOARD-13): equip:443:448 "Take up the Hunting Rifle for the Knife"; equip:443:266 "Take up the Hunting Rifle for the Yew Longbow"
  can (PS-RULING-047): go "Begin"
  Red answers: go "Begin"
  all see Red: steps 0 -> 3

91. Red is asked: Where do you go? 3 steps left. (move, PS-MOVE-01)
  can (PS-MOVE-01): stay "Stay here"
  can (PS-MOVE-03): lay:35:7 "Lay the Rural (equipment) in zone C2 and go there"; lay:35:11 "Lay the Rural (equipment) in zone B3 and go there";
      lay:35:17 "Lay the Rural (equipment) in zone C4 and go there"
  can (PS-MOVE-02): step:13 "To zone D3"
  can (PS-MOVE-06): march "March: tire, and go where the stack leads"
  can (PS-LOOT-07): spend:2 "Use 1 med"; spend:3 "Use 1 booze"
  can (PS-BOARD-13): equip:443:448 "Take up the Hunting Rifle for the Knife"; equip:443:266 "Take up the Hunting Rifle for the Yew Longbow"
  Red answers: stay "Stay here"
  chance: enemies 1, Vow Keeper
  told: Red meets the Vow Keeper: a human. (PS-RANGED-17)
  all see decks[1].left 26 -> 25
  all see Red: steps 3 -> 0; foe TT-C1 -> Ditch Lawyer; fight.on no -> yes; fight.foe TT-C1 -> Vow Keeper; fight.health 0 -> 4
  all see tougher[0] 1 -> 0

92. Red is asked: The Vow Keeper: which card leads? (primary, PS-RANGED-02)
  can (PS-RANGED-02): primary:474 "Read the Ground"; no-primary "No card"
  can't, it says Do Not Exhaust (PS-RANGED-03): primary:453 "Glancing Shot"; primary:473 "Short Jab"
  without a turn (PS-LOOT-07): none any more
  without a turn (PS-BOARD-13): none any more
  Red answers: primary:474 "Read the Ground"
  told: Red leads with Read the Ground. (PS-CHAL-02)
  all see Red: deck - Scout's Called Shot; primary TT-C1 -> Scout's Called Shot; fight.part 0 -> 1; ahead 0 -> 1

93. Red is asked: Which weapon do you shoot with? (weapon, PS-RANGED-05)
  can (PS-RANGED-05): weapon:266 "The Yew Longbow"
  can (PS-RANGED-20): no-weapon "None"
  Red answers: no-weapon "None"
  chance: seat 0 challenge deck, Scout's Short Jab
  told: Red draws Short Jab. (PS-RANGED-06)
  all see Red: fight.part 1 -> 2; fight.round 0 -> 1; value 0 -> 1; blows.hits 0 -> 1; ahead 1 -> 0

94. Red is asked: Which weapon do you fight with? (blade, PS-MELEE-02)
  can (PS-MELEE-02): weapon:448 "The Knife"; no-weapon "None"
  Red answers: weapon:448 "The Knife"
  chance: seat 0 challenge deck, Scout's Short Jab; green 1; green 4; red 4
  told: Red uses the Knife. (PS-MELEE-02)
  told: Red draws Short Jab. (PS-MELEE-03)
  all see Red: deck - Scout's Read the Ground; drawn + Scout's Read the Ground; fight.weapon 0 -> 449; fight.carved 0 -> 449; fight.dice[1].face 0 ->
      3; fight.dice[2].colour 0 -> 1; fight.dice[2].face 0 -> 3; fight.n 0 -> 3; value 1 -> -1; blows.hits 1 -> 2; foe_blows.hits 0 -> 3; takes 0 -> 2

95. Red is asked: Attack value -1. Anything to add? (strike, PS-RULING-121)
  can (PS-MELEE-07): arm:448 "Knife: balanced"; enough "Go on"
  Red answers: arm:448 "Knife: balanced"
  told: Red exhausts a boost, 0 left (Knife). (PS-RULING-122)
  told: Attack value 0: Red deals 0 damage, 1 back. (PS-MELEE-14)
  told: Red loses 1 health, 3 left (Vow Keeper). (PS-MELEE-14)
  told: Red has survived the Vow Keeper. (PS-CLEAN-03)
  told: Red gains 1 XP, 1 now (Vow Keeper). (PS-CLEAN-03)
  told: Red exhausts Read the Ground. (PS-BOARD-02)
  all see decks[1].gone 4 -> 5
  all see Red: health 4 -> 3; xp 0 -> 1; ready 1 -> 0; deck + Scout's Read the Ground; exhausted + Scout's Called Shot; primary Scout's Called Shot
      -> TT-C1; drawn - Scout's Read the Ground; foe Ditch Lawyer -> TT-C1; fight.on yes -> no; fight.part 2 -> 0; fight.round 1 -> 0; fight.foe Vow
      Keeper -> TT-C1; fight.health 4 -> 0; fight.weapon 449 -> 0; fight.carved 449 -> 0; fight.dice[1].face 3 -> 0; fight.dice[2].colour 1 -> 0;
      fight.dice[2].face 3 -> 0; fight.n 3 -> 0; value -1 -> 0; blows.hits 2 -> 0; foe_blows.hits 3 -> 0; takes 2 -> 0

96. Red is asked: You have survived. Do you place a token? (token, PS-TREK-06)
  can (PS-MISSION-05): token:1:1 "Mark Forest"
  can (PS-MISSION-06): no "No"
  without a turn (PS-LOOT-07): + spend:2 "Use 1 med", spend:3 "Use 1 booze"
  without a turn (PS-BOARD-13): + equip:443:448 "Take up the Hunting Rifle for the Knife", equip:443:266 "Take up the Hunting Rifle for the Yew
      Longbow"
  Red answers: token:1:1 "Mark Forest"
  told: Red marks Forest for the mission. (PS-MISSION-05)
  all see sides[0].zones[12].token 0 -> 4; sides[0].met 1 -> 3; sides[0].tokens[0] 4 -> 5

97. Red is asked: Your turn ends. Anything else? (after, PS-RULING-047)
  can (PS-LOOT-07): spend:2 "Use 1 med"; spend:3 "Use 1 booze"
  can (PS-BOARD-13): equip:443:448 "Take up the Hunting Rifle for the Knife"; equip:443:266 "Take up the Hunting Rifle for the Yew Longbow"
  can (PS-RULING-047): done "Done"
  Red answers: spend:2 "Use 1 med"
  told: Red uses 1 med. (PS-LOOT-07)
  all see Red: health 3 -> 4; goods[2] 1 -> 0

98. Red is asked: Your turn ends. Anything else? (after, PS-RULING-047)
  can (PS-LOOT-07): spend:3 "Use 1 booze"
  can (PS-BOARD-13): equip:443:448 "Take up the Hunting Rifle for the Knife"; equip:443:266 "Take up the Hunting Rifle for the Yew Longbow"
  can (PS-RULING-047): done "Done"
  without a turn (PS-LOOT-07): - spend:2 "Use 1 med"
  Red answers: spend:3 "Use 1 booze"
  told: Red uses 1 booze. (PS-LOOT-07)
  all see Red: goods[3] 2 -> 1; ready 0 -> 1

99. Red is asked: Your turn ends. Anything else? (after, PS-RULING-047)
  can (PS-LOOT-07): spend:3 "Use 1 booze"
  can (PS-BOARD-13): equip:443:448 "Take up the Hunting Rifle for the Knife"; equip:443:266 "Take up the Hunting Rifle for the Yew Longbow"
  can (PS-RULING-047): done "Done"
  Red answers: done "Done"
  all see Red: acted no -> yes

100. Red is asked: Eat 1 food more, for a second day? (second, PS-SOLO-24)
  can (PS-SOLO-24): second:1 "A second day: camp"; second:2 "A second day: forage"; second:3 "A second day: map"; no "No"
  can't, that was the first day's (PS-SOLO-24): second:4 "A second day: trek"
  Red answers: second:1 "A second day: camp"
  told: Red loses 1 food. (PS-SOLO-24)
  told: Red eats again, and goes on: camp. (PS-SOLO-24)
  all see phase Day -> Second day
  all see Red: goods[0] 2 -> 1; action Trek -> Camp; acted yes -> no

101. Red is asked: Your turn: camp. Anything before it? (begin, PS-RULING-047)
  can (PS-LOOT-07): spend:3 "Use 1 booze"
  can (PS-BOARD-13): equip:443:448 "Take up the Hunting Rifle for the Knife"; equip:443:266 "Take up the Hunting Rifle for the Yew Longbow"
  can (PS-RULING-047): go "Begin"
  Red answers: go "Begin"
  told: Red pitches camp in zone C3. (PS-CAMP-01)
  all see Red: camped -1 -> 12

102. Red is asked, for 0 to 4: What do you recover? 4 points. (camp, PS-CAMP-02)
  can (PS-CAMP-03): recover "1 health"; recover:1 "1 morale"; recover:2 "1 fatigue less"; recover:3 "1 boost"; recover:4 "1 broadcast token";
      recover:5 "1 challenge card"
  Red answers: recover "1 health" and recover:2*2 and recover:1 "1 morale"
  told: Red gains 1 health, 5 now. (PS-CAMP-03)
  told: Red gains 1 morale, 3 now. (PS-CAMP-03)
  told: Red rests: fatigue 3. (PS-CAMP-03)
  all see Red: health 4 -> 5; morale 2 -> 3; fatigue 5 -> 3

103. Red is asked: Your turn ends. Anything else? (after, PS-RULING-047)
  can (PS-LOOT-07): spend:3 "Use 1 booze"
  can (PS-BOARD-13): equip:443:448 "Take up the Hunting Rifle for the Knife"; equip:443:266 "Take up the Hunting Rifle for the Yew Longbow"
  can (PS-RULING-047): done "Done"
  Red answers: done "Done"
  all see phase Second day -> Night
  all see Red: acted no -> yes

104. Red is asked: Night. What do you do? 1 XP. (night, PS-NIGHT-01)
  can (PS-LOOT-07): spend:3 "Use 1 booze"
  can (PS-BOARD-13): equip:443:448 "Take up the Hunting Rifle for the Knife"; equip:443:266 "Take up the Hunting Rifle for the Yew Longbow"
  can (PS-NIGHT-01): done "Done"
  can't, not enough XP (PS-XP-03): learn:0:0:3 "Learn Steady Hands"; learn:0:6:6 "Learn Spoor"; learn:0:7:3 "Learn Off the Line"
  can't, it comes after Steady Hands (PS-XP-03): learn:0:1:5 "Learn Second Look"
  can't, it comes after Second Look (PS-XP-03): learn:0:2:3 "Learn Dead Reckoning"
  can't, not in the solo game (PS-SOLO-22): learn:0:8:2 "Learn Whistle Code"
  can't, it comes after Whistle Code (PS-XP-03): learn:0:9:2 "Learn Share the Watch"
  Red answers: done "Done"
  chance: stories, Story 23
  told: Round 6. (PS-MORN-01)
  told: Red strikes camp, fed and rested. (PS-MORN-06)
  told: The morning is Red's. (PS-MORN-10)
  told: Red lives through a story: Good Morning, Professor. "Good morning, Professor Adebayo," says the door. (PS-STORY-02)
  all see phase Night -> Event; round 5 -> 6; mornings + Scout's morning 2
  all see Red: camped 12 -> -1
  all see story.number 0 -> 23; story.title - -> Good Morning, Professor; story.text - -> "Good morning, Professor Adebayo," says the door.
You look
      behind you. There's a glass eye over the lintel, a bit of sun panel up in the ivy, and no one else on the path.
"You've lost weight," says the
      door. "And the limp, and the accent. I'm not saying it to be unkind. I've let in two Professor Adebayos since the spring, and one I'm nearly
      sure was a goat. I was very strict once. They gave me a certificate." Something clicks, as when a person settles in a chair. "Now you just say
      the sentence, the one that you chose. Or, if it's gone clean out of your head, there's no hurry, we might talk about how you've been. It's
      sixteen years. You said you were popping out."; story.options + Be Professor Adebayo., Sit down against it, and tell it how you've been., Tell
      it that she isn't coming back.; story.terms[0] new {challenge {mind, success 3, major 4}}; story.terms[1] new {}; story.terms[2] new {}

105. Red is asked: What do you do? (story, PS-STORY-08)
  can (PS-STORY-07): choose:23 "Be Professor Adebayo."; choose:23:1 "Sit down against it, and tell it how you've been."; choose:23:2 "Tell it that
      she isn't coming back."
  without a turn (PS-LOOT-07): none any more
  Red answers: choose:23:2 "Tell it that she isn't coming back."
  chance: equipment, Spyglass; events, Ground Fog
  told: Red: Tell it that she isn't coming back. (PS-STORY-08)
  told: "No," it says. "I have her walking off, you know. On tape. I used to be able to do the shoes." It asks would you take down the panel, as it
      would rather not have another winter; and then, when you're up on the ladder, whether you'd wait until the sun's gone. (PS-STORY-10)
  told: Red finds the Spyglass. (PS-STORY-10)
  told: Red gains 1 XP, 2 now. (PS-STORY-10)
  told: Red loses 1 morale, 2 left. (PS-STORY-10)
  told: Ground Fog. Everybody's shot results and enemies' shot results are 1 lower, until the next event. (PS-EVENT-01)
  all see phase Event -> Declare; events + The Drowned Chapel; decks[5].left 26 -> 25; decks[7].left 12 -> 11
  all see Red: morale 3 -> 2; xp 1 -> 2; items[Surveyor's Chain] new {card Surveyor's Chain}; packed 1 -> 2
  all see story.number 23 -> 0; story.title Good Morning, Professor -> -; story.text "Good morning, Professor Adebayo," says the door.
You look
      behind you. There's a glass eye over the lintel, a bit of sun panel up in the ivy, and no one else on the path.
"You've lost weight," says the
      door. "And the limp, and the accent. I'm not saying it to be unkind. I've let in two Professor Adebayos since the spring, and one I'm nearly
      sure was a goat. I was very strict once. They gave me a certificate." Something clicks, as when a person settles in a chair. "Now you just say
      the sentence, the one that you chose. Or, if it's gone clean out of your head, there's no hurry, we might talk about how you've been. It's
      sixteen years. You said you were popping out." -> -; story.options - Be Professor Adebayo., Sit down against it, and tell it how you've been.,
      Tell it that she isn't coming back.; story.terms[0] gone; story.terms[1] gone; story.terms[2] gone; tales[Red, no. 3] new {number 23, round 6,
      title Good Morning, Professor, choice Tell it that she isn't coming back., outcome "No," it says. "I have her walking off, you know. On tape. I
      used to be able to do the shoes." It asks would you take down the panel, as it would rather not have another winter; and then, when you're up
      on the ladder, whether you'd wait until the sun's gone.}

106. Red is asked: What do you do today? (action, PS-DECL-01)
  can (PS-DECL-05): action:1 "Camp"; action:2 "Forage"; action:3 "Map"; action:4 "Trek"
  without a turn (PS-LOOT-07): + spend:3 "Use 1 booze"
  Red answers: action:4 "Trek"
  told: Red will trek. (PS-DECL-02)
  all see phase Declare -> Day
  all see Red: action Camp -> Trek; acted yes -> no

107. Red is asked: Your turn: trek. Anything before it? (begin, PS-RULING-047)
  can (PS-LOOT-07): spend:3 "Use 1 booze"
  can (PS-BOARD-13): equip:443:448 "Take up the Hunting Rifle for the Knife"; equip:443:266 "Take up the Hunting Rifle for the Yew Longbow"
  can (PS-RULING-047): go "Begin"
  Red answers: go "Begin"
  all see Red: steps 0 -> 3

108. Red is asked: Where do you go? 3 steps left. (move, PS-MOVE-01)
  can (PS-MOVE-01): stay "Stay here"
  can (PS-MOVE-03): lay:35:7 "Lay the Rural (equipment) in zone C2 and go there"; lay:35:11 "Lay the Rural (equipment) in zone B3 and go there";
      lay:35:17 "Lay the Rural (equipment) in zone C4 and go there"
  can (PS-MOVE-02): step:13 "To zone D3"
  can (PS-MOVE-06): march "March: tire, and go where the stack leads"
  can (PS-LOOT-07): spend:3 "Use 1 booze"
  can (PS-BOARD-13): equip:443:448 "Take up the Hunting Rifle for the Knife"; equip:443:266 "Take up the Hunting Rifle for the Yew Longbow"
  Red answers: lay:35:7 "Lay the Rural (equipment) in zone C2 and go there"
  told: Red lays the Rural (equipment) in zone C2. (PS-MOVE-03)
  told: Red moves to zone C2. (PS-MOVE-04)
  all see sides[0].zones[7].tile 0 -> 36; sides[0].hand - TT-R1 5
  all see Red: at 12 -> 7

109. Red is asked: You may put a scavenge site here. (new-site, PS-MOVE-05)
  can (PS-MOVE-05): put-site:101:2 "Put the Lab there"; put-site:82:1 "Put the Junkyard there"; no-site "Put no site there"
  Red answers: no-site "Put no site there"
  all see Red: steps 3 -> 2; walked 0 -> 1

110. Red is asked: You have laid terrain, so your move ends here. Use something to move on? (occasion, PS-BOARD-15)
  can (PS-MOVE-04): use:1004 "Trackless"; use:310 "Spyglass"; enough "Go on"
  Red answers: use:1004 "Trackless"
  told: Red uses Trackless. (PS-MOVE-04)

111. Red is asked: Where do you go? 2 steps left. (move, PS-MOVE-01)
  can (PS-MOVE-01): stay "Stay here"
  can (PS-MOVE-02): step:8 "To zone D2"; step:12 "To zone C3"
  can (PS-LOOT-07): spend:3 "Use 1 booze"
  can (PS-BOARD-13): equip:443:448 "Take up the Hunting Rifle for the Knife"; equip:443:266 "Take up the Hunting Rifle for the Yew Longbow"
  can't, nobody goes back to the starting zone (PS-MAP-04): step:2 "To zone C1"
  can't, you have moved already (PS-MOVE-09): march "March: tire, and go where the stack leads"
  Red answers: stay "Stay here"
  chance: enemies 1, Ditch Lawyer
  told: Red meets the Ditch Lawyer: a human. (PS-RANGED-17)
  all see decks[1].left 25 -> 24
  all see Red: steps 2 -> 0; foe TT-C1 -> Many-Backed Ram; fight.on no -> yes; fight.part 0 -> 1; fight.foe TT-C1 -> Ditch Lawyer; fight.health 0 ->
      2; ahead 0 -> -1; coming.dice no -> yes

112. Red is asked: Which weapon do you shoot with? (weapon, PS-RANGED-05)
  can (PS-RANGED-05): weapon:266 "The Yew Longbow"
  can (PS-RANGED-20): no-weapon "None"
  without a turn (PS-LOOT-07): none any more
  without a turn (PS-BOARD-13): none any more
  Red answers: no-weapon "None"
  chance: seat 0 challenge deck, Scout's Short Jab; green 6; green 3
  told: Red draws Short Jab. (PS-RANGED-06)
  told: The Ditch Lawyer rolls 0 shots: 0 damage. (PS-RANGED-10)
  all see Red: fight.part 1 -> 2; fight.round 0 -> 1; fight.dice[0].face 0 -> 5; fight.dice[1].face 0 -> 2; blows.block 0 -> 1; ahead -1 -> 0;
      coming.dice yes -> no

113. Red is asked: Which weapon do you fight with? (blade, PS-MELEE-02)
  can (PS-MELEE-02): weapon:448 "The Knife"; no-weapon "None"
  Red answers: weapon:448 "The Knife"
  chance: seat 0 challenge deck, Scout's Short Jab; green 1; red 5
  told: Red uses the Knife. (PS-MELEE-02)
  told: Red draws Short Jab. (PS-MELEE-03)
  all see Red: deck - Scout's Read the Ground; drawn + Scout's Read the Ground; fight.weapon 0 -> 449; fight.carved 0 -> 449; fight.dice[0].face 5 ->
      0; fight.dice[1].colour 0 -> 1; fight.dice[1].face 2 -> 4; fight.n 0 -> 2; value 0 -> 1; blows.hits 0 -> 1; foe_blows.damage 0 -> 1; deals 0 ->
      1

114. Red is asked: Attack value 1. Anything to add? (strike, PS-RULING-121)
  can (PS-MELEE-07): arm:448 "Knife: balanced"; enough "Go on"
  Red answers: enough "Go on"
  told: Attack value 1: Red deals 1 damage, 0 back. (PS-MELEE-14)
  told: Red has survived the Ditch Lawyer. (PS-CLEAN-03)
  told: Red gains 1 XP, 3 now (Ditch Lawyer). (PS-CLEAN-03)
  all see decks[1].gone 5 -> 6
  all see Red: xp 2 -> 3; deck + Scout's Read the Ground; drawn - Scout's Read the Ground; foe Many-Backed Ram -> TT-C1; fight.on yes -> no;
      fight.part 2 -> 0; fight.round 1 -> 0; fight.foe Ditch Lawyer -> TT-C1; fight.health 2 -> 0; fight.weapon 449 -> 0; fight.carved 449 -> 0;
      fight.dice[1].colour 1 -> 0; fight.dice[1].face 4 -> 0; fight.n 2 -> 0; value 1 -> 0; blows.hits 1 -> 0; blows.block 1 -> 0; foe_blows.damage 1
      -> 0; deals 1 -> 0

115. Red is asked: You have survived. Do you place a token? (token, PS-TREK-06)
  can (PS-MISSION-09): token:2:1 "Mark Rural"
  can (PS-MISSION-06): no "No"
  without a turn (PS-LOOT-07): + spend:3 "Use 1 booze"
  without a turn (PS-BOARD-13): + equip:443:448 "Take up the Hunting Rifle for the Knife", equip:443:266 "Take up the Hunting Rifle for the Yew
      Longbow"
  Red answers: token:2:1 "Mark Rural"
  told: Red marks Rural for the mission. (PS-MISSION-05)
  told: Red completes the level 1 mission. (PS-MISSION-11)
  told: The threat moves to 1. (PS-SOLO-15)
  all see sides[0].zones[7].token 0 -> 4; sides[0].stage 1 -> 2; sides[0].met 3 -> 0; sides[0].tokens[0] 5 -> 6; sides[0].finished[0] 3 -> 6; alarm 2
      -> 1

116. Red is asked: Your turn ends. Anything else? (after, PS-RULING-047)
  can (PS-LOOT-07): spend:3 "Use 1 booze"
  can (PS-BOARD-13): equip:443:448 "Take up the Hunting Rifle for the Knife"; equip:443:266 "Take up the Hunting Rifle for the Yew Longbow"
  can (PS-RULING-047): done "Done"
  Red answers: done "Done"
  all see Red: acted no -> yes

117. Red is asked: Eat 1 food more, for a second day? (second, PS-SOLO-24)
  can (PS-SOLO-24): second:1 "A second day: camp"; second:2 "A second day: forage"; second:3 "A second day: map"; no "No"
  can't, that was the first day's (PS-SOLO-24): second:4 "A second day: trek"
  Red answers: second:2 "A second day: forage"
  told: Red loses 1 food. (PS-SOLO-24)
  told: Red eats again, and goes on: forage. (PS-SOLO-24)
  all see phase Day -> Second day
  all see Red: goods[0] 1 -> 0; action Trek -> Forage; walked 1 -> 0; acted yes -> no

118. Red is asked: Your turn: forage. Anything before it? (begin, PS-RULING-047)
  can (PS-LOOT-07): spend:3 "Use 1 booze"
  can (PS-BOARD-13): equip:443:448 "Take up the Hunting Rifle for the Knife"; equip:443:266 "Take up the Hunting Rifle for the Yew Longbow"
  can (PS-RULING-047): go "Begin"
  Red answers: go "Begin"
  all see Red: steps 0 -> 3

119. Red is asked: Where do you go? 3 steps left. (move, PS-MOVE-01)
  can (PS-MOVE-01): stay "Stay here"
  can (PS-MOVE-02): step:8 "To zone D2"; step:12 "To zone C3"
  can (PS-MOVE-06): march "March: tire, and go where the stack leads"
  can (PS-LOOT-07): spend:3 "Use 1 booze"
  can (PS-BOARD-13): equip:443:448 "Take up the Hunting Rifle for the Knife"; equip:443:266 "Take up the Hunting Rifle for the Yew Longbow"
  can't, nobody goes back to the starting zone (PS-MAP-04): step:2 "To zone C1"
  Red answers: march "March: tire, and go where the stack leads"
  all see Red: steps 3 -> 0; walked 0 -> 2

120. Red is asked: You are about to march. Use something for it? (occasion, PS-BOARD-15)
  can (PS-MOVE-06): use:1005 "Lay of the Land"; use:310:1 "Spyglass"; enough "Go on"
  Red answers: use:1005 "Lay of the Land"
  chance: terrain, TT-M1 4; terrain, TT-M5
  told: Red uses Lay of the Land. (PS-MOVE-06)
  told: Red tires: fatigue 4. (PS-MOVE-06)
  told: Red loses 1 health, 4 left. (PS-RULING-055)
  all see tiles 52 -> 50; decks[0].left 52 -> 50
  all see Red: health 5 -> 4; fatigue 3 -> 4; chosen + TT-M1 5, TT-M5 2

121. Red is asked: Which do you keep? (keep, PS-LOOT-13)
  can (PS-MOVE-06): keep:51 "Keep the Mountain (equipment)"; keep:62 "Keep the Mountain (1 XP)"
  Red answers: keep:51 "Keep the Mountain (equipment)"
  told: Red marches, and turns up the Mountain (equipment). (PS-MOVE-06)
  told: Red lays the Mountain (equipment) in zone B2. (PS-MOVE-06)
  told: Red moves to zone B2. (PS-MOVE-07)
  all see decks[0].gone 4 -> 5; sides[0].zones[6].tile 0 -> 52
  all see Red: at 7 -> 6; chosen - TT-M1 5, TT-M5 2

122. Red is asked: You may put a scavenge site here. (new-site, PS-MOVE-05)
  can (PS-MOVE-08): put-site:101:2 "Put the Lab there"; put-site:82:1 "Put the Junkyard there"; no-site "Put no site there"
  Red answers: no-site "Put no site there"
  chance: ranged weapons, Kalt Overseer
  told: Red forages on Mountain. (PS-FORAGE-02)
  told: Red finds the Kalt Overseer. (PS-FORAGE-06)
  all see decks[3].left 19 -> 18
  all see Red: weapons[Felling Axe] new {card Felling Axe}; packed 2 -> 3

123. Red is asked: Look for the equipment too? Mind 4. (forage, PS-FORAGE-07)
  can (PS-FORAGE-07): yes "Yes"; no "No"
  without a turn (PS-BOARD-13): + equip:281:448 "Take up the Kalt Overseer for the Knife", equip:281:266 "Take up the Kalt Overseer for the Yew
      Longbow"
  Red answers: yes "Yes"
  all see trial.on no -> yes; trial.forage no -> yes; trial.mind no -> yes; trial.success 0 -> 4

124. Red is asked: Mind: 0 so far. Draw a card? (trial-draw, PS-CHAL-05)
  can (PS-CHAL-05): draw "Draw a card"
  can (PS-RULING-072): stop "Leave it at that"
  without a turn (PS-LOOT-07): none any more
  Red answers: draw "Draw a card"
  chance: seat 0 challenge deck, Scout's Short Jab
  told: Red draws Short Jab. (PS-CHAL-05)
  all see Red: deck - Scout's Read the Ground; drawn + Scout's Read the Ground

125. Red is asked: Mind: 0 so far. Draw a card? (trial-draw, PS-CHAL-05)
  can (PS-CHAL-05): draw "Draw a card"
  can (PS-RULING-072): stop "Leave it at that"
  Red answers: draw "Draw a card"
  chance: seat 0 challenge deck, Scout's Glancing Shot
  told: Red draws Glancing Shot. (PS-CHAL-05)
  told: Red: 0 in all. It fails. (PS-CHAL-07)
  all see Red: deck + Scout's Read the Ground; drawn - Scout's Read the Ground
  all see trial.on yes -> no; trial.forage yes -> no; trial.mind yes -> no; trial.success 4 -> 0

126. Red is asked: Your turn ends. Anything else? (after, PS-RULING-047)
  can (PS-LOOT-07): spend:3 "Use 1 booze"
  can (PS-BOARD-13): equip:443:448 "Take up the Hunting Rifle for the Knife"; equip:443:266 "Take up the Hunting Rifle for the Yew Longbow";
      equip:281:448 "Take up the Kalt Overseer for the Knife"; equip:281:266 "Take up the Kalt Overseer for the Yew Longbow"
  can (PS-RULING-047): done "Done"
  without a turn (PS-LOOT-07): + spend:3 "Use 1 booze"
  Red answers: equip:281:266 "Take up the Kalt Overseer for the Yew Longbow"
  told: Red takes up the Kalt Overseer. (PS-BOARD-13)
  all see Red: weapons[Yew Longbow 2].equipped yes -> no; weapons[Felling Axe].equipped no -> yes

127. Red is asked: Your turn ends. Anything else? (after, PS-RULING-047)
  can (PS-LOOT-07): spend:3 "Use 1 booze"
  can (PS-BOARD-13): equip:443:448 "Take up the Hunting Rifle for the Knife"; equip:443:281 "Take up the Hunting Rifle for the Kalt Overseer";
      equip:266:448 "Take up the Yew Longbow for the Knife"; equip:266:281 "Take up the Yew Longbow for the Kalt Overseer"
  can (PS-RULING-047): done "Done"
  without a turn (PS-BOARD-13): - equip:443:266 "Take up the Hunting Rifle for the Yew Longbow", equip:281:448 "Take up the Kalt Overseer for the
      Knife", equip:281:266 "Take up the Kalt Overseer for the Yew Longbow" + equip:443:281 "Take up the Hunting Rifle for the Kalt Overseer",
      equip:266:448 "Take up the Yew Longbow for the Knife", equip:266:281 "Take up the Yew Longbow for the Kalt Overseer"
  Red answers: done "Done"
  all see phase Second day -> Night
  all see Red: walked 2 -> 0; acted no -> yes

128. Red is asked: Night. What do you do? 3 XP. (night, PS-NIGHT-01)
  can (PS-XP-03): learn:0:0:3 "Learn Steady Hands"; learn:0:7:3 "Learn Off the Line"
  can (PS-LOOT-07): spend:3 "Use 1 booze"
  can (PS-BOARD-13): equip:443:448 "Take up the Hunting Rifle for the Knife"; equip:443:281 "Take up the Hunting Rifle for the Kalt Overseer";
      equip:266:448 "Take up the Yew Longbow for the Knife"; equip:266:281 "Take up the Yew Longbow for the Kalt Overseer"
  can (PS-NIGHT-01): done "Done"
  can't, it comes after Steady Hands (PS-XP-03): learn:0:1:5 "Learn Second Look"
  can't, it comes after Second Look (PS-XP-03): learn:0:2:3 "Learn Dead Reckoning"
  can't, not enough XP (PS-XP-03): learn:0:6:6 "Learn Spoor"
  can't, not in the solo game (PS-SOLO-22): learn:0:8:2 "Learn Whistle Code"
  can't, it comes after Whistle Code (PS-XP-03): learn:0:9:2 "Learn Share the Watch"
  Red answers: learn:0:0:3 "Learn Steady Hands"
  told: Red pays 3 XP, 0 left. (PS-XP-03)
  told: Red learns Steady Hands. (PS-XP-03)
  all see Red: xp 3 -> 0; skills 56 -> 57

129. Red is asked: Night. What do you do? 0 XP. (night, PS-NIGHT-01)
  can (PS-LOOT-07): spend:3 "Use 1 booze"
  can (PS-BOARD-13): equip:443:448 "Take up the Hunting Rifle for the Knife"; equip:443:281 "Take up the Hunting Rifle for the Kalt Overseer";
      equip:266:448 "Take up the Yew Longbow for the Knife"; equip:266:281 "Take up the Yew Longbow for the Kalt Overseer"
  can (PS-NIGHT-01): done "Done"
  can't, not enough XP (PS-XP-03): learn:0:1:5 "Learn Second Look"; learn:0:6:6 "Learn Spoor"; learn:0:7:3 "Learn Off the Line"
  can't, it comes after Second Look (PS-XP-03): learn:0:2:3 "Learn Dead Reckoning"
  can't, not in the solo game (PS-SOLO-22): learn:0:8:2 "Learn Whistle Code"
  can't, it comes after Whistle Code (PS-XP-03): learn:0:9:2 "Learn Share the Watch"
  Red answers: done "Done"
  told: Round 7. (PS-MORN-01)
  told: Mutants Encroaching! From now on every enemy is of level 2, and every mutation major. (PS-EVENT-03)
  told: Red goes hungry. (PS-MORN-04)
  told: Red tires: fatigue 5. (PS-MORN-05)
  told: Red loses 1 morale, 1 left. (PS-RULING-055)
  told: Red exhausts 1 token for broadcasts, 2 left. (PS-RULING-055)
  told: The morning is quiet. (PS-MORN-09)
  all see phase Night -> Declare; round 6 -> 7; mornings + Quiet morning 5
  all see Red: morale 2 -> 1; fatigue 4 -> 5; radio 3 -> 2

130. Red is asked: What do you do today? (action, PS-DECL-01)
  can (PS-DECL-05): action:1 "Camp"; action:2 "Forage"; action:3 "Map"; action:4 "Trek"
  Red answers: action:4 "Trek"
  told: Red will trek. (PS-DECL-02)
  all see phase Declare -> Day
  all see Red: action Forage -> Trek; acted yes -> no

131. Red is asked: Your turn: trek. Anything before it? (begin, PS-RULING-047)
  can (PS-LOOT-07): spend:3 "Use 1 booze"
  can (PS-BOARD-13): equip:443:448 "Take up the Hunting Rifle for the Knife"; equip:443:281 "Take up the Hunting Rifle for the Kalt Overseer";
      equip:266:448 "Take up the Yew Longbow for the Knife"; equip:266:281 "Take up the Yew Longbow for the Kalt Overseer"
  can (PS-RULING-047): go "Begin"
  Red answers: go "Begin"
  all see Red: steps 0 -> 3

132. Red is asked: Where do you go? 3 steps left. (move, PS-MOVE-01)
  can (PS-MOVE-01): stay "Stay here"
  can (PS-MOVE-02): step:7 "To zone C2"
  can (PS-MOVE-06): march "March: tire, and go where the stack leads"
  can (PS-LOOT-07): spend:3 "Use 1 booze"
  can (PS-BOARD-13): equip:443:448 "Take up the Hunting Rifle for the Knife"; equip:443:281 "Take up the Hunting Rifle for the Kalt Overseer";
      equip:266:448 "Take up the Yew Longbow for the Knife"; equip:266:281 "Take up the Yew Longbow for the Kalt Overseer"
  Red answers: stay "Stay here"
  all see Red: steps 3 -> 0

133. Red is asked: Whom do you fight? (foe, PS-BOSS-02)
  can (PS-TREK-02): enemy "Whoever comes"
  can (PS-BOSS-02): boss:261 "Grandfather Hail"
  Red answers: enemy "Whoever comes"
  chance: enemies 2, The Organist
  told: Red meets the Organist: a human. (PS-RANGED-17)
  told: Red loses 1 morale, 0 left (The Organist). (PS-RANGED-11)
  told: Red is knocked out. (PS-KO-01)
  told: Red rests: fatigue 4. (PS-KO-04)
  told: Red wakes with 4 health and 2 morale, and must camp. (PS-KO-05)
  told: Red pitches camp in zone B2. (PS-CAMP-01)
  told: The threat moves to 2. (PS-SOLO-31)
  all see phase Day -> Night; decks[2].left 30 -> 29; decks[2].gone 0 -> 1
  all see Red: morale 1 -> 2; fatigue 5 -> 4; camped -1 -> 6; forced no -> yes; acted no -> yes
  all see alarm 1 -> 2

134. Red is asked: Night. What do you do? 0 XP. (night, PS-NIGHT-01)
  can (PS-LOOT-07): spend:3 "Use 1 booze"
  can (PS-BOARD-13): equip:443:448 "Take up the Hunting Rifle for the Knife"; equip:443:281 "Take up the Hunting Rifle for the Kalt Overseer";
      equip:266:448 "Take up the Yew Longbow for the Knife"; equip:266:281 "Take up the Yew Longbow for the Kalt Overseer"
  can (PS-NIGHT-01): done "Done"
  can't, not enough XP (PS-XP-03): learn:0:1:5 "Learn Second Look"; learn:0:6:6 "Learn Spoor"; learn:0:7:3 "Learn Off the Line"
  can't, it comes after Second Look (PS-XP-03): learn:0:2:3 "Learn Dead Reckoning"
  can't, not in the solo game (PS-SOLO-22): learn:0:8:2 "Learn Whistle Code"
  can't, it comes after Whistle Code (PS-XP-03): learn:0:9:2 "Learn Share the Watch"
  Red answers: done "Done"
  told: Round 8. (PS-MORN-01)
  told: Red strikes camp, fed and rested. (PS-MORN-06)
  told: The morning is quiet. (PS-MORN-09)
  told: The threat moves to 3. (PS-SOLO-17)
  all see phase Night -> Queue; round 7 -> 8; mornings + Quiet morning 9
  all see Red: camped 6 -> -1
  all see alarm 2 -> 3

135. Red is asked: Which pair do you take? (take, PS-BCAST-08)
  can (PS-SOLO-18): take "Mountain (equipment) and Factory"; take:1 "City (equipment) and Lab"
  Red answers: take:1 "City (equipment) and Lab"
  chance: terrain, TT-R1; sites, Factory 10; terrain, TT-F2 2; sites, Mall 3
  told: Red takes the City (equipment). (PS-SOLO-18)
  told: Red takes the Lab. (PS-SOLO-18)
  told: A Factory falls to them: 3 on its track. (PS-SOLO-19)
  told: The Factory track is full, and is cleared. (PS-SOLO-21)
  told: The Rural (equipment) comes into the queue. (PS-BCAST-10)
  told: The Factory comes into the queue. (PS-BCAST-10)
  told: The Forest (follower) comes into the queue. (PS-BCAST-10)
  told: The Mall comes into the queue. (PS-BCAST-10)
  told: Red will camp. (PS-DECL-02)
  all see phase Queue -> Day; tiles 50 -> 48; sites 51 -> 52; queue[0].tile TT-M2 -> TT-R1 2; queue[1].tile TT-C2 -> TT-F3; queue[1].site Lab 8 ->
      Mall 4; decks[0].left 50 -> 48; decks[0].gone 5 -> 6; sides[0].hand + TT-C2, Lab 8
  all see Red: action Trek -> Camp; forced yes -> no; acted yes -> no
  all see power[0] 2 -> 0; tougher[0] 0 -> 1; tougher[1] 0 -> 1

136. Red is asked: Your turn: camp. Anything before it? (begin, PS-RULING-047)
  can (PS-LOOT-07): spend:3 "Use 1 booze"
  can (PS-BOARD-13): equip:443:448 "Take up the Hunting Rifle for the Knife"; equip:443:281 "Take up the Hunting Rifle for the Kalt Overseer";
      equip:266:448 "Take up the Yew Longbow for the Knife"; equip:266:281 "Take up the Yew Longbow for the Kalt Overseer"
  can (PS-RULING-047): go "Begin"
  Red answers: go "Begin"
  told: Red pitches camp in zone B2. (PS-CAMP-01)
  all see Red: camped -1 -> 6

137. Red is asked, for 0 to 4: What do you recover? 4 points. (camp, PS-CAMP-02)
  can (PS-CAMP-03): recover "1 health"; recover:1 "1 morale"; recover:2 "1 fatigue less"; recover:3 "1 boost"; recover:4 "1 broadcast token";
      recover:5 "1 challenge card"
  Red answers: recover "1 health" and recover:2 "1 fatigue less" and recover:1 "1 morale" and recover:3 "1 boost"
  told: Red gains 1 health, 5 now. (PS-CAMP-03)
  told: Red gains 1 morale, 3 now. (PS-CAMP-03)
  told: Red rests: fatigue 3. (PS-CAMP-03)
  told: Red readies a boost, 2 ready. (PS-CAMP-03)
  all see Red: health 4 -> 5; morale 2 -> 3; fatigue 4 -> 3; ready 1 -> 2

138. Red is asked: Your turn ends. Anything else? (after, PS-RULING-047)
  can (PS-BOARD-13): equip:443:448 "Take up the Hunting Rifle for the Knife"; equip:443:281 "Take up the Hunting Rifle for the Kalt Overseer";
      equip:266:448 "Take up the Yew Longbow for the Knife"; equip:266:281 "Take up the Yew Longbow for the Kalt Overseer"
  can (PS-RULING-047): done "Done"
  without a turn (PS-LOOT-07): none any more
  Red answers: done "Done"
  all see phase Day -> Night
  all see Red: acted no -> yes

139. Red is asked: Night. What do you do? 0 XP. (night, PS-NIGHT-01)
  can (PS-BOARD-13): equip:443:448 "Take up the Hunting Rifle for the Knife"; equip:443:281 "Take up the Hunting Rifle for the Kalt Overseer";
      equip:266:448 "Take up the Yew Longbow for the Knife"; equip:266:281 "Take up the Yew Longbow for the Kalt Overseer"
  can (PS-NIGHT-01): done "Done"
  can't, not enough XP (PS-XP-03): learn:0:1:5 "Learn Second Look"; learn:0:6:6 "Learn Spoor"; learn:0:7:3 "Learn Off the Line"
  can't, it comes after Second Look (PS-XP-03): learn:0:2:3 "Learn Dead Reckoning"
  can't, not in the solo game (PS-SOLO-22): learn:0:8:2 "Learn Whistle Code"
  can't, it comes after Whistle Code (PS-XP-03): learn:0:9:2 "Learn Share the Watch"
  Red answers: done "Done"
  chance: events, Clear Air
  told: Round 9. (PS-MORN-01)
  told: Red strikes camp, fed and rested. (PS-MORN-06)
  told: The morning is quiet. (PS-MORN-09)
  told: Ground Fog is over. (PS-RULING-091)
  told: Clear Air. Each player recovers 2 broadcast tokens and 1 boost. (PS-EVENT-01)
  told: Red readies 2 tokens for broadcasts, 4 ready (Clear Air). (PS-EVENT-02)
  all see phase Night -> Declare; round 8 -> 9; events - The Drowned Chapel; decks[7].left 11 -> 10; decks[7].gone 2 -> 4; mornings + Quiet morning 3
  all see Red: radio 2 -> 4; camped 6 -> -1

140. Red is asked: What do you do today? (action, PS-DECL-01)
  can (PS-DECL-05): action:1 "Camp"; action:2 "Forage"; action:3 "Map"; action:4 "Trek"
  Red answers: action:4 "Trek"
  told: Red will trek. (PS-DECL-02)
  all see phase Declare -> Day
  all see Red: action Camp -> Trek; acted yes -> no

141. Red is asked: Your turn: trek. Anything before it? (begin, PS-RULING-047)
  can (PS-BOARD-13): equip:443:448 "Take up the Hunting Rifle for the Knife"; equip:443:281 "Take up the Hunting Rifle for the Kalt Overseer";
      equip:266:448 "Take up the Yew Longbow for the Knife"; equip:266:281 "Take up the Yew Longbow for the Kalt Overseer"
  can (PS-RULING-047): go "Begin"
  Red answers: go "Begin"
  all see Red: steps 0 -> 3

142. Red is asked: Where do you go? 3 steps left. (move, PS-MOVE-01)
  can (PS-MOVE-01): stay "Stay here"
  can (PS-MOVE-03): lay:5:1 "Lay the City (equipment) in zone B1 and go there"; lay:5:5 "Lay the City (equipment) in zone A2 and go there"; lay:5:11
      "Lay the City (equipment) in zone B3 and go there"
  can (PS-MOVE-02): step:7 "To zone C2"
  can (PS-MOVE-06): march "March: tire, and go where the stack leads"
  can (PS-BOARD-13): equip:443:448 "Take up the Hunting Rifle for the Knife"; equip:443:281 "Take up the Hunting Rifle for the Kalt Overseer";
      equip:266:448 "Take up the Yew Longbow for the Knife"; equip:266:281 "Take up the Yew Longbow for the Kalt Overseer"
  Red answers: lay:5:1 "Lay the City (equipment) in zone B1 and go there"
  told: Red lays the City (equipment) in zone B1. (PS-MOVE-03)
  told: Red moves to zone B1. (PS-MOVE-04)
  all see sides[0].zones[1].tile 0 -> 6; sides[0].hand - TT-C2
  all see Red: at 6 -> 1

143. Red is asked: You may put a scavenge site here. (new-site, PS-MOVE-05)
  can (PS-MOVE-05): put-site:101:2 "Put the Lab there"; put-site:82:1 "Put the Junkyard there"; no-site "Put no site there"
  Red answers: no-site "Put no site there"
  all see Red: steps 3 -> 2; walked 0 -> 1

144. Red is asked: You have laid terrain, so your move ends here. Use something to move on? (occasion, PS-BOARD-15)
  can (PS-MOVE-04): use:1004 "Trackless"; use:310 "Spyglass"; enough "Go on"
  Red answers: use:1004 "Trackless"
  told: Red uses Trackless. (PS-MOVE-04)

145. Red is asked: Where do you go? 2 steps left. (move, PS-MOVE-01)
  can (PS-MOVE-01): stay "Stay here"
  can (PS-MOVE-02): step:6 "To zone B2"
  can (PS-BOARD-13): equip:443:448 "Take up the Hunting Rifle for the Knife"; equip:443:281 "Take up the Hunting Rifle for the Kalt Overseer";
      equip:266:448 "Take up the Yew Longbow for the Knife"; equip:266:281 "Take up the Yew Longbow for the Kalt Overseer"
  can't, nobody goes back to the starting zone (PS-MAP-04): step:2 "To zone C1"
  can't, you have moved already (PS-MOVE-09): march "March: tire, and go where the stack leads"
  Red answers: stay "Stay here"
  all see Red: steps 2 -> 0

146. Red is asked: Whom do you fight? (foe, PS-BOSS-02)
  can (PS-TREK-02): enemy "Whoever comes"
  can (PS-BOSS-02): boss:261 "Grandfather Hail"
  Red answers: enemy "Whoever comes"
  chance: enemies 2, Weaver Under the Stairs
  told: Red meets the Weaver Under the Stairs: a mutant. (PS-RANGED-17)
  all see decks[2].left 29 -> 28
  all see Red: foe TT-C1 -> The Grafted; fight.on no -> yes; fight.part 0 -> 1; fight.foe TT-C1 -> Weaver Under the Stairs; fight.health 0 -> 4;
      ahead 0 -> 1
  all see tougher[1] 1 -> 0

147. Red is asked: Which weapon do you shoot with? (weapon, PS-RANGED-05)
  can (PS-RANGED-05): weapon:281 "The Kalt Overseer"
  can (PS-RANGED-20): no-weapon "None"
  without a turn (PS-BOARD-13): none any more
  Red answers: no-weapon "None"
  chance: seat 0 challenge deck, Scout's Glancing Shot
  told: Red draws Glancing Shot. (PS-RANGED-06)
  all see Red: fight.part 1 -> 2; fight.round 0 -> 1; blows.block 0 -> 1; ahead 1 -> 0

148. Red is asked: Which weapon do you fight with? (blade, PS-MELEE-02)
  can (PS-MELEE-02): weapon:448 "The Knife"; no-weapon "None"
  Red answers: no-weapon "None"
  chance: seat 0 challenge deck, Scout's Short Jab; green 6; green 5; red 1
  told: Red draws Short Jab. (PS-MELEE-03)
  told: Attack value 0: Red deals 0 damage, 0 back. (PS-MELEE-14)
  told: Red has survived the Weaver Under the Stairs. (PS-CLEAN-03)
  told: Red gains 1 XP, 1 now (Weaver Under the Stairs). (PS-CLEAN-03)
  all see decks[2].gone 1 -> 2
  all see Red: xp 0 -> 1; foe The Grafted -> TT-C1; fight.on yes -> no; fight.part 2 -> 0; fight.round 1 -> 0; fight.foe Weaver Under the Stairs ->
      TT-C1; fight.health 4 -> 0; blows.block 1 -> 0

149. Red is asked: You have survived. Do you place a token? (token, PS-TREK-06)
  can (PS-MISSION-05): token:0:2 "Mark City"
  can (PS-MISSION-06): no "No"
  without a turn (PS-BOARD-13): + equip:443:448 "Take up the Hunting Rifle for the Knife", equip:443:281 "Take up the Hunting Rifle for the Kalt
      Overseer", equip:266:448 "Take up the Yew Longbow for the Knife", equip:266:281 "Take up the Yew Longbow for the Kalt Overseer"
  Red answers: token:0:2 "Mark City"
  told: Red marks City for the mission. (PS-MISSION-05)
  all see sides[0].zones[1].token 0 -> 2; sides[0].met 0 -> 1; sides[0].tokens[1] 0 -> 1

150. Red is asked: Your turn ends. Anything else? (after, PS-RULING-047)
  can (PS-BOARD-13): equip:443:448 "Take up the Hunting Rifle for the Knife"; equip:443:281 "Take up the Hunting Rifle for the Kalt Overseer";
      equip:266:448 "Take up the Yew Longbow for the Knife"; equip:266:281 "Take up the Yew Longbow for the Kalt Overseer"
  can (PS-RULING-047): done "Done"
  Red answers: done "Done"
  all see phase Day -> Night
  all see Red: walked 1 -> 0; acted no -> yes

151. Red is asked: Night. What do you do? 1 XP. (night, PS-NIGHT-01)
  can (PS-BOARD-13): equip:443:448 "Take up the Hunting Rifle for the Knife"; equip:443:281 "Take up the Hunting Rifle for the Kalt Overseer";
      equip:266:448 "Take up the Yew Longbow for the Knife"; equip:266:281 "Take up the Yew Longbow for the Kalt Overseer"
  can (PS-NIGHT-01): done "Done"
  can't, not enough XP (PS-XP-03): learn:0:1:5 "Learn Second Look"; learn:0:6:6 "Learn Spoor"; learn:0:7:3 "Learn Off the Line"
  can't, it comes after Second Look (PS-XP-03): learn:0:2:3 "Learn Dead Reckoning"
  can't, not in the solo game (PS-SOLO-22): learn:0:8:2 "Learn Whistle Code"
  can't, it comes after Whistle Code (PS-XP-03): learn:0:9:2 "Learn Share the Watch"
  Red answers: done "Done"
  told: Round 10. (PS-MORN-01)
  told: Red goes hungry. (PS-MORN-04)
  told: Red tires: fatigue 4. (PS-MORN-05)
  told: Red loses 1 health, 4 left. (PS-RULING-055)
  told: The morning is quiet. (PS-MORN-09)
  told: The threat moves to 4. (PS-SOLO-17)
  all see phase Night -> Queue; round 9 -> 10; mornings + Quiet morning 7
  all see Red: health 5 -> 4; fatigue 3 -> 4
  all see alarm 3 -> 4

152. Red is asked: Which pair do you take? (take, PS-BCAST-08)
  can (PS-SOLO-18): take "Rural (equipment) and Factory"; take:1 "Forest (follower) and Mall"
  Red answers: take:1 "Forest (follower) and Mall"
  chance: terrain, TT-R5 2; sites, Mall 12; terrain, TT-C2 2; sites, Factory 8
  told: Red takes the Forest (follower). (PS-SOLO-18)
  told: Red takes the Mall. (PS-SOLO-18)
  told: A Factory falls to them: 1 on its track. (PS-SOLO-19)
  told: The Rural (follower) comes into the queue. (PS-BCAST-10)
  told: The Mall comes into the queue. (PS-BCAST-10)
  told: The City (ranged weapon) comes into the queue. (PS-BCAST-10)
  told: The Factory comes into the queue. (PS-BCAST-10)
  all see tiles 48 -> 46; sites 52 -> 50; queue[0].tile TT-R1 2 -> TT-M1; queue[0].site Factory 11 -> Mall 13; queue[1].tile TT-F3 -> TT-C2 3;
      queue[1].site Mall 4 -> Factory 9; decks[0].left 48 -> 46; decks[0].gone 6 -> 7; sides[0].hand + TT-F3, Mall 4; power[0] 0 -> 1

153. Red is asked: Your hand holds 5, and may hold 4. What do you discard? (trim, PS-MAP-17)
  can (PS-MAP-17): toss:101 "Discard the Lab"; toss:82 "Discard the Junkyard"; toss:102 "Discard the Lab"; toss:21 "Discard the Forest (follower)";
      toss:114 "Discard the Mall"
  Red answers: toss:102 "Discard the Lab"
  told: Red discards the Lab. (PS-MAP-17)
  all see phase Queue -> Declare; sites 50 -> 51; sides[0].hand - Lab 8

154. Red is asked: What do you do today? (action, PS-DECL-01)
  can (PS-DECL-05): action:1 "Camp"; action:2 "Forage"; action:3 "Map"; action:4 "Trek"
  Red answers: action:4 "Trek"
  told: Red will trek. (PS-DECL-02)
  all see phase Declare -> Day
  all see Red: acted yes -> no

155. Red is asked: Your turn: trek. Anything before it? (begin, PS-RULING-047)
  can (PS-BOARD-13): equip:443:448 "Take up the Hunting Rifle for the Knife"; equip:443:281 "Take up the Hunting Rifle for the Kalt Overseer";
      equip:266:448 "Take up the Yew Longbow for the Knife"; equip:266:281 "Take up the Yew Longbow for the Kalt Overseer"
  can (PS-RULING-047): go "Begin"
  Red answers: go "Begin"
  all see Red: steps 0 -> 3

156. Red is asked: Where do you go? 3 steps left. (move, PS-MOVE-01)
  can (PS-MOVE-01): stay "Stay here"
  can (PS-MOVE-03): lay:21 "Lay the Forest (follower) in zone A1 and go there"
  can (PS-MOVE-02): step:6 "To zone B2"
  can (PS-MOVE-06): march "March: tire, and go where the stack leads"
  can (PS-BOARD-13): equip:443:448 "Take up the Hunting Rifle for the Knife"; equip:443:281 "Take up the Hunting Rifle for the Kalt Overseer";
      equip:266:448 "Take up the Yew Longbow for the Knife"; equip:266:281 "Take up the Yew Longbow for the Kalt Overseer"
  can't, nobody goes back to the starting zone (PS-MAP-04): step:2 "To zone C1"
  Red answers: lay:21 "Lay the Forest (follower) in zone A1 and go there"
  told: Red lays the Forest (follower) in zone A1. (PS-MOVE-03)
  told: Red moves to zone A1. (PS-MOVE-04)
  all see sides[0].zones[0].tile 0 -> 22; sides[0].hand - TT-F3
  all see Red: at 1 -> 0

157. Red is asked: You may put a scavenge site here. (new-site, PS-MOVE-05)
  can (PS-MOVE-05): put-site:101:2 "Put the Lab there"; put-site:82:1 "Put the Junkyard there"; put-site:114:3 "Put the Mall there"; no-site "Put no
      site there"
  Red answers: no-site "Put no site there"
  all see Red: steps 3 -> 2; walked 0 -> 1

158. Red is asked: You have laid terrain, so your move ends here. Use something to move on? (occasion, PS-BOARD-15)
  can (PS-MOVE-04): use:1004 "Trackless"; use:310 "Spyglass"; enough "Go on"
  Red answers: use:1004 "Trackless"
  told: Red uses Trackless. (PS-MOVE-04)

159. Red is asked: Where do you go? 2 steps left. (move, PS-MOVE-01)
  can (PS-MOVE-01): stay "Stay here"
  can (PS-MOVE-02): step:1 "To zone B1"
  can (PS-BOARD-13): equip:443:448 "Take up the Hunting Rifle for the Knife"; equip:443:281 "Take up the Hunting Rifle for the Kalt Overseer";
      equip:266:448 "Take up the Yew Longbow for the Knife"; equip:266:281 "Take up the Yew Longbow for the Kalt Overseer"
  can't, you have moved already (PS-MOVE-09): march "March: tire, and go where the stack leads"
  Red answers: stay "Stay here"
  all see Red: steps 2 -> 0

160. Red is asked: Whom do you fight? (foe, PS-BOSS-02)
  can (PS-TREK-02): enemy "Whoever comes"
  can (PS-BOSS-02): boss:261 "Grandfather Hail"
  Red answers: enemy "Whoever comes"
  chance: enemies 2, Velvet Ox
  told: Red meets the Velvet Ox: a mutant. (PS-RANGED-17)
  all see decks[2].left 28 -> 27
  all see Red: foe TT-C1 -> Stairwell Heron; fight.on no -> yes; fight.part 0 -> 1; fight.foe TT-C1 -> Velvet Ox; fight.health 0 -> 5; ahead 0 -> 1
  all see tougher[0] 1 -> 0

161. Red is asked: Which weapon do you shoot with? (weapon, PS-RANGED-05)
  can (PS-RANGED-05): weapon:281 "The Kalt Overseer"
  can (PS-RANGED-20): no-weapon "None"
  without a turn (PS-BOARD-13): none any more
  Red answers: no-weapon "None"
  chance: seat 0 challenge deck, Scout's Glancing Shot
  told: Red draws Glancing Shot. (PS-RANGED-06)
  all see Red: fight.part 1 -> 2; fight.round 0 -> 1; blows.block 0 -> 1; ahead 1 -> 0

162. Red is asked: Which weapon do you fight with? (blade, PS-MELEE-02)
  can (PS-MELEE-02): weapon:448 "The Knife"; no-weapon "None"
  Red answers: weapon:448 "The Knife"
  chance: seat 0 challenge deck, Scout's Glancing Shot; red 1; red 1
  told: Red uses the Knife. (PS-MELEE-02)
  told: Red draws Glancing Shot. (PS-MELEE-03)
  all see Red: deck - Biologist's Glancing Shot; drawn + Biologist's Glancing Shot; fight.weapon 0 -> 449; fight.carved 0 -> 449;
      fight.dice[0].colour 0 -> 1; fight.dice[1].colour 0 -> 1; fight.n 0 -> 2

163. Red is asked: Attack value 0. Anything to add? (strike, PS-RULING-121)
  can (PS-MELEE-07): arm:448 "Knife: balanced"; enough "Go on"
  Red answers: enough "Go on"
  told: Attack value 0: Red deals 0 damage, 0 back. (PS-MELEE-14)
  told: Red has survived the Velvet Ox. (PS-CLEAN-03)
  told: Red gains 1 XP, 2 now (Velvet Ox). (PS-CLEAN-03)
  all see decks[2].gone 2 -> 3
  all see Red: xp 1 -> 2; deck + Biologist's Glancing Shot; drawn - Biologist's Glancing Shot; foe Stairwell Heron -> TT-C1; fight.on yes -> no;
      fight.part 2 -> 0; fight.round 1 -> 0; fight.foe Velvet Ox -> TT-C1; fight.health 5 -> 0; fight.weapon 449 -> 0; fight.carved 449 -> 0;
      fight.dice[0].colour 1 -> 0; fight.dice[1].colour 1 -> 0; fight.n 2 -> 0; blows.block 1 -> 0

164. Red is asked: You have survived. Do you place a token? (token, PS-TREK-06)
  can (PS-MISSION-05): token:2:2 "Mark Forest"
  can (PS-MISSION-06): no "No"
  without a turn (PS-BOARD-13): + equip:443:448 "Take up the Hunting Rifle for the Knife", equip:443:281 "Take up the Hunting Rifle for the Kalt
      Overseer", equip:266:448 "Take up the Yew Longbow for the Knife", equip:266:281 "Take up the Yew Longbow for the Kalt Overseer"
  Red answers: token:2:2 "Mark Forest"
  told: Red marks Forest for the mission. (PS-MISSION-05)
  all see sides[0].zones[0].token 0 -> 2; sides[0].met 1 -> 5; sides[0].tokens[1] 1 -> 2

165. Red is asked: Your turn ends. Anything else? (after, PS-RULING-047)
  can (PS-BOARD-13): equip:443:448 "Take up the Hunting Rifle for the Knife"; equip:443:281 "Take up the Hunting Rifle for the Kalt Overseer";
      equip:266:448 "Take up the Yew Longbow for the Knife"; equip:266:281 "Take up the Yew Longbow for the Kalt Overseer"
  can (PS-RULING-047): done "Done"
  Red answers: done "Done"
  all see phase Day -> Night
  all see Red: walked 1 -> 0; acted no -> yes

166. Red is asked: Night. What do you do? 2 XP. (night, PS-NIGHT-01)
  can (PS-BOARD-13): equip:443:448 "Take up the Hunting Rifle for the Knife"; equip:443:281 "Take up the Hunting Rifle for the Kalt Overseer";
      equip:266:448 "Take up the Yew Longbow for the Knife"; equip:266:281 "Take up the Yew Longbow for the Kalt Overseer"
  can (PS-NIGHT-01): done "Done"
  can't, not enough XP (PS-XP-03): learn:0:1:5 "Learn Second Look"; learn:0:6:6 "Learn Spoor"; learn:0:7:3 "Learn Off the Line"
  can't, it comes after Second Look (PS-XP-03): learn:0:2:3 "Learn Dead Reckoning"
  can't, not in the solo game (PS-SOLO-22): learn:0:8:2 "Learn Whistle Code"
  can't, it comes after Whistle Code (PS-XP-03): learn:0:9:2 "Learn Share the Watch"
  Red answers: done "Done"
  chance: events, Market on the Ice
  told: Round 11. (PS-MORN-01)
  told: Red goes hungry. (PS-MORN-04)
  told: Red tires: fatigue 5. (PS-MORN-05)
  told: Red loses 1 morale, 2 left. (PS-RULING-055)
  told: Red exhausts 1 token for broadcasts, 3 left. (PS-RULING-055)
  told: The morning is quiet. (PS-MORN-09)
  told: Market on the Ice. Each player in player order may discard 1 food to draw equipment. (PS-EVENT-01)
  told: Market on the Ice: it costs 1 food, and Red has none. (PS-EVENT-02)
  all see phase Night -> Declare; round 10 -> 11; decks[7].left 10 -> 9; decks[7].gone 4 -> 5; mornings + Quiet morning 6
  all see Red: morale 3 -> 2; fatigue 4 -> 5; radio 4 -> 3

167. Red is asked: What do you do today? (action, PS-DECL-01)
  can (PS-DECL-05): action:1 "Camp"; action:2 "Forage"; action:3 "Map"; action:4 "Trek"
  Red answers: action:4 "Trek"
  told: Red will trek. (PS-DECL-02)
  all see phase Declare -> Day
  all see Red: acted yes -> no

168. Red is asked: Your turn: trek. Anything before it? (begin, PS-RULING-047)
  can (PS-BOARD-13): equip:443:448 "Take up the Hunting Rifle for the Knife"; equip:443:281 "Take up the Hunting Rifle for the Kalt Overseer";
      equip:266:448 "Take up the Yew Longbow for the Knife"; equip:266:281 "Take up the Yew Longbow for the Kalt Overseer"
  can (PS-RULING-047): go "Begin"
  Red answers: go "Begin"
  all see Red: steps 0 -> 3

169. Red is asked: Where do you go? 3 steps left. (move, PS-MOVE-01)
  can (PS-MOVE-01): stay "Stay here"
  can (PS-MOVE-02): step:1 "To zone B1"
  can (PS-MOVE-06): march "March: tire, and go where the stack leads"
  can (PS-BOARD-13): equip:443:448 "Take up the Hunting Rifle for the Knife"; equip:443:281 "Take up the Hunting Rifle for the Kalt Overseer";
      equip:266:448 "Take up the Yew Longbow for the Knife"; equip:266:281 "Take up the Yew Longbow for the Kalt Overseer"
  Red answers: step:1 "To zone B1"
  told: Red moves to zone B1. (PS-MOVE-02)
  all see Red: at 0 -> 1; steps 3 -> 2; walked 0 -> 1

170. Red is asked: Where do you go? 2 steps left. (move, PS-MOVE-01)
  can (PS-MOVE-01): stay "Stay here"
  can (PS-MOVE-02): step "To zone A1"; step:6 "To zone B2"
  can (PS-BOARD-13): equip:443:448 "Take up the Hunting Rifle for the Knife"; equip:443:281 "Take up the Hunting Rifle for the Kalt Overseer";
      equip:266:448 "Take up the Yew Longbow for the Knife"; equip:266:281 "Take up the Yew Longbow for the Kalt Overseer"
  can't, nobody goes back to the starting zone (PS-MAP-04): step:2 "To zone C1"
  can't, you have moved already (PS-MOVE-09): march "March: tire, and go where the stack leads"
  Red answers: step:6 "To zone B2"
  told: Red moves to zone B2. (PS-MOVE-02)
  all see Red: at 1 -> 6; steps 2 -> 1

171. Red is asked: Where do you go? 1 step left. (move, PS-MOVE-01)
  can (PS-MOVE-01): stay "Stay here"
  can (PS-MOVE-02): step:1 "To zone B1"; step:7 "To zone C2"
  can (PS-BOARD-13): equip:443:448 "Take up the Hunting Rifle for the Knife"; equip:443:281 "Take up the Hunting Rifle for the Kalt Overseer";
      equip:266:448 "Take up the Yew Longbow for the Knife"; equip:266:281 "Take up the Yew Longbow for the Kalt Overseer"
  can't, you have moved already (PS-MOVE-09): march "March: tire, and go where the stack leads"
  Red answers: stay "Stay here"
  all see Red: steps 1 -> 0

172. Red is asked: Whom do you fight? (foe, PS-BOSS-02)
  can (PS-TREK-02): enemy "Whoever comes"
  can (PS-BOSS-02): boss:261 "Grandfather Hail"
  Red answers: enemy "Whoever comes"
  chance: enemies 2, Reeve of the Weir
  told: Red meets the Reeve of the Weir: a human. (PS-RANGED-17)
  all see decks[2].left 27 -> 26
  all see Red: foe TT-C1 -> Burnt Company; fight.on no -> yes; fight.part 0 -> 1; fight.foe TT-C1 -> Reeve of the Weir; fight.health 0 -> 3; ahead 0
      -> 1

173. Red is asked: Which weapon do you shoot with? (weapon, PS-RANGED-05)
  can (PS-RANGED-05): weapon:281 "The Kalt Overseer"
  can (PS-RANGED-20): no-weapon "None"
  without a turn (PS-BOARD-13): none any more
  Red answers: no-weapon "None"
  chance: seat 0 challenge deck, Scout's Short Jab
  told: Red draws Short Jab. (PS-RANGED-06)
  all see Red: fight.part 1 -> 2; fight.round 0 -> 1; value 0 -> -1; foe_blows.hits 0 -> 1; foe_blows.block 0 -> 1; ahead 1 -> 0; takes 0 -> 1

174. Red is asked: Which weapon do you fight with? (blade, PS-MELEE-02)
  can (PS-MELEE-02): weapon:448 "The Knife"; no-weapon "None"
  Red answers: weapon:448 "The Knife"
  chance: seat 0 challenge deck, Scout's Short Jab; green 3; green 1; green 2
  told: Red uses the Knife. (PS-MELEE-02)
  told: Red draws Short Jab. (PS-MELEE-03)
  all see Red: deck - Scout's Read the Ground; drawn + Scout's Read the Ground; fight.weapon 0 -> 449; fight.carved 0 -> 449; fight.dice[0].face 0 ->
      2; fight.dice[2].face 0 -> 1; fight.n 0 -> 3; blows.hits 0 -> 1; foe_blows.hits 1 -> 2

175. Red is asked: Attack value -1. Anything to add? (strike, PS-RULING-121)
  can (PS-MELEE-07): arm:448 "Knife: balanced"; enough "Go on"
  Red answers: enough "Go on"
  told: Attack value -1: Red deals 0 damage, 1 back. (PS-MELEE-14)
  told: Red loses 1 health, 3 left (Reeve of the Weir). (PS-MELEE-14)
  told: Red has survived the Reeve of the Weir. (PS-CLEAN-03)
  told: Red gains 1 XP, 3 now (Reeve of the Weir). (PS-CLEAN-03)
  all see decks[2].gone 3 -> 4
  all see Red: health 4 -> 3; xp 2 -> 3; deck + Scout's Read the Ground; drawn - Scout's Read the Ground; foe Burnt Company -> TT-C1; fight.on yes ->
      no; fight.part 2 -> 0; fight.round 1 -> 0; fight.foe Reeve of the Weir -> TT-C1; fight.health 3 -> 0; fight.weapon 449 -> 0; fight.carved 449
      -> 0; fight.dice[0].face 2 -> 0; fight.dice[2].face 1 -> 0; fight.n 3 -> 0; value -1 -> 0; blows.hits 1 -> 0; foe_blows.hits 2 -> 0;
      foe_blows.block 1 -> 0; takes 1 -> 0

176. Red is asked: You have survived. Do you place a token? (token, PS-TREK-06)
  can (PS-MISSION-05): token:1:2 "Mark Mountain"
  can (PS-MISSION-06): no "No"
  without a turn (PS-BOARD-13): + equip:443:448 "Take up the Hunting Rifle for the Knife", equip:443:281 "Take up the Hunting Rifle for the Kalt
      Overseer", equip:266:448 "Take up the Yew Longbow for the Knife", equip:266:281 "Take up the Yew Longbow for the Kalt Overseer"
  Red answers: token:1:2 "Mark Mountain"
  told: Red marks Mountain for the mission. (PS-MISSION-05)
  all see sides[0].zones[6].token 0 -> 2; sides[0].met 5 -> 7; sides[0].tokens[1] 2 -> 3

177. Red is asked: Your turn ends. Anything else? (after, PS-RULING-047)
  can (PS-BOARD-13): equip:443:448 "Take up the Hunting Rifle for the Knife"; equip:443:281 "Take up the Hunting Rifle for the Kalt Overseer";
      equip:266:448 "Take up the Yew Longbow for the Knife"; equip:266:281 "Take up the Yew Longbow for the Kalt Overseer"
  can (PS-RULING-047): done "Done"
  Red answers: done "Done"
  all see phase Day -> Night
  all see Red: walked 1 -> 0; acted no -> yes

178. Red is asked: Night. What do you do? 3 XP. (night, PS-NIGHT-01)
  can (PS-XP-03): learn:0:7:3 "Learn Off the Line"
  can (PS-BOARD-13): equip:443:448 "Take up the Hunting Rifle for the Knife"; equip:443:281 "Take up the Hunting Rifle for the Kalt Overseer";
      equip:266:448 "Take up the Yew Longbow for the Knife"; equip:266:281 "Take up the Yew Longbow for the Kalt Overseer"
  can (PS-NIGHT-01): done "Done"
  can't, not enough XP (PS-XP-03): learn:0:1:5 "Learn Second Look"; learn:0:6:6 "Learn Spoor"
  can't, it comes after Second Look (PS-XP-03): learn:0:2:3 "Learn Dead Reckoning"
  can't, not in the solo game (PS-SOLO-22): learn:0:8:2 "Learn Whistle Code"
  can't, it comes after Whistle Code (PS-XP-03): learn:0:9:2 "Learn Share the Watch"
  Red answers: done "Done"
  chance: stories, Story 48
  told: Round 12. (PS-MORN-01)
  told: Red goes hungry. (PS-MORN-04)
  told: Red tires: fatigue 6. (PS-MORN-05)
  told: Red loses 1 health, 2 left. (PS-RULING-055)
  told: Red loses 1 morale, 1 left. (PS-RULING-055)
  told: The morning is Red's. (PS-MORN-10)
  told: Red lives through a story: You Shook On It. "You agreed to it last night," says the woman with the gills, "and you shook on it," and she has
      four witnesses. (PS-STORY-02)
  all see phase Night -> Broadcast; round 11 -> 12; mornings + Scout's morning 3
  all see Red: health 3 -> 2; morale 2 -> 1; fatigue 5 -> 6
  all see story.number 0 -> 48; story.title - -> You Shook On It; story.text - -> "You agreed to it last night," says the woman with the gills, "and
      you shook on it," and she has four witnesses. You remember lying down in the snow because it was so comfortable. You remember a stove. After
      that there was singing, and something with a spoon.
This is the eel hall at Weir End. All along the walls, in their best, with their webbed
      hands in their laps, sit people changed for the water, and there's a cake. You are to be name-giver. It isn't quite clear to you of what, until
      they put him in your arms, nine pounds, wet, with a small fin that he folds down politely. "The name-giver gives a name and a present," says
      the mother, "and carries him once through the waterfall."
"Or didn't you mean it?" says Grandmother.; story.options + Take a good grip and
      carry him through the fall., Give him a name and a good present, and stay dry., Say that you were out of your mind with cold., Stand a round
      and ask to have last night's songs again.; story.terms[0] new {challenge {success 3, major 4}}; story.terms[1] new {price [lose 1 food or lose
      1 ammo]}; story.terms[2] new {}; story.terms[3] new {kind 2, price [lose 1 booze]}

179. Red is asked: What do you do? (story, PS-STORY-08)
  can (PS-STORY-07): choose:48 "Take a good grip and carry him through the fall."; choose:48:1 "Give him a name and a good present, and stay dry.";
      choose:48:2 "Say that you were out of your mind with cold."; choose:48:3 "Stand a round and ask to have last night's songs again."
  Red answers: choose:48:2 "Say that you were out of your mind with cold."
  told: Red: Say that you were out of your mind with cold. (PS-STORY-08)
  told: There's a silence with a spoon dropping in it. The mother takes him back. Nobody is rude. They dry your coat for you, they put bread in the
      one pocket and a bottle in the other, they all come out on the weir, in their best, with the cake, to make sure that you find the road.
      (PS-STORY-10)
  told: Red gains 3 food. (PS-STORY-10)
  all see Red: goods[0] 0 -> 3
  all see story.chosen 0 -> 3; story.outcome - -> There's a silence with a spoon dropping in it. The mother takes him back. Nobody is rude. They dry
      your coat for you, they put bread in the one pocket and a bottle in the other, they all come out on the weir, in their best, with the cake, to
      make sure that you find the road.; tales[Red, no. 4] new {number 48, round 12, title You Shook On It, choice Say that you were out of your mind
      with cold., outcome There's a silence with a spoon dropping in it. The mother takes him back. Nobody is rude. They dry your coat for you, they
      put bread in the one pocket and a bottle in the other, they all come out on the weir, in their best, with the cake, to make sure that you find
      the road.}

180. Red is asked: What do you take? (recovery, PS-LOOT-08)
  can (PS-LOOT-08): recovery:2 "1 med"; recovery:3 "1 booze"; recovery:4 "1 book"
  without a turn (PS-BOARD-13): none any more
  Red answers: recovery:4 "1 book"
  told: Red gains 1 book. (PS-STORY-10)
  told: The threat moves to 5. (PS-SOLO-17)
  all see phase Broadcast -> Queue
  all see Red: goods[4] 0 -> 1
  all see story.number 48 -> 0; story.title You Shook On It -> -; story.text "You agreed to it last night," says the woman with the gills, "and you
      shook on it," and she has four witnesses. You remember lying down in the snow because it was so comfortable. You remember a stove. After that
      there was singing, and something with a spoon.
This is the eel hall at Weir End. All along the walls, in their best, with their webbed hands in
      their laps, sit people changed for the water, and there's a cake. You are to be name-giver. It isn't quite clear to you of what, until they put
      him in your arms, nine pounds, wet, with a small fin that he folds down politely. "The name-giver gives a name and a present," says the mother,
      "and carries him once through the waterfall."
"Or didn't you mean it?" says Grandmother. -> -; story.options - Take a good grip and carry him
      through the fall., Give him a name and a good present, and stay dry., Say that you were out of your mind with cold., Stand a round and ask to
      have last night's songs again.; story.terms[0] gone; story.terms[1] gone; story.terms[2] gone; story.terms[3] gone; story.chosen 3 -> 0;
      story.outcome There's a silence with a spoon dropping in it. The mother takes him back. Nobody is rude. They dry your coat for you, they put
      bread in the one pocket and a bottle in the other, they all come out on the weir, in their best, with the cake, to make sure that you find the
      road. -> -; alarm 4 -> 5

181. Red is asked: Which pair do you take? (take, PS-BCAST-08)
  can (PS-SOLO-18): take "Rural (follower) and Mall"; take:1 "City (ranged weapon) and Factory"
  without a turn (PS-LOOT-07): + spend:4 "Use 1 book"
  without a turn (PS-BOARD-13): + equip:443:448 "Take up the Hunting Rifle for the Knife", equip:443:281 "Take up the Hunting Rifle for the Kalt
      Overseer", equip:266:448 "Take up the Yew Longbow for the Knife", equip:266:281 "Take up the Yew Longbow for the Kalt Overseer"
  Red answers: take "Rural (follower) and Mall"
  chance: terrain, TT-F1 4; sites, Junkyard 8; terrain, TT-R4 2; sites, Factory 3
  told: Red takes the Rural (follower). (PS-SOLO-18)
  told: Red takes the Mall. (PS-SOLO-18)
  told: A Factory falls to them: 2 on its track. (PS-SOLO-19)
  told: The Forest (equipment) comes into the queue. (PS-BCAST-10)
  told: The Junkyard comes into the queue. (PS-BCAST-10)
  told: The Rural (ranged weapon) comes into the queue. (PS-BCAST-10)
  told: The Factory comes into the queue. (PS-BCAST-10)
  all see tiles 46 -> 44; sites 51 -> 49; queue[0].tile TT-M1 -> TT-F2; queue[0].site Mall 13 -> Junkyard 9; queue[1].tile TT-C2 3 -> TT-R5;
      queue[1].site Factory 9 -> Factory 4; decks[0].left 46 -> 44; decks[0].gone 7 -> 8; sides[0].hand + TT-M1, Mall 13; power[0] 1 -> 2; tougher[0]
      0 -> 1

182. Red is asked: Your hand holds 5, and may hold 4. What do you discard? (trim, PS-MAP-17)
  can (PS-MAP-17): toss:101 "Discard the Lab"; toss:82 "Discard the Junkyard"; toss:114 "Discard the Mall"; toss:47 "Discard the Rural (follower)";
      toss:123 "Discard the Mall"
  Red answers: toss:82 "Discard the Junkyard"
  told: Red discards the Junkyard. (PS-MAP-17)
  all see phase Queue -> Declare; sites 49 -> 50; sides[0].hand - Junkyard 4

183. Red is asked: What do you do today? (action, PS-DECL-01)
  can (PS-DECL-05): action:1 "Camp"; action:2 "Forage"; action:3 "Map"; action:4 "Trek"
  Red answers: action:4 "Trek"
  told: Red will trek. (PS-DECL-02)
  all see phase Declare -> Day
  all see Red: acted yes -> no

184. Red is asked: Your turn: trek. Anything before it? (begin, PS-RULING-047)
  can (PS-LOOT-07): spend:4 "Use 1 book"
  can (PS-BOARD-13): equip:443:448 "Take up the Hunting Rifle for the Knife"; equip:443:281 "Take up the Hunting Rifle for the Kalt Overseer";
      equip:266:448 "Take up the Yew Longbow for the Knife"; equip:266:281 "Take up the Yew Longbow for the Kalt Overseer"
  can (PS-RULING-047): go "Begin"
  Red answers: spend:4 "Use 1 book"
  told: Red uses 1 book. (PS-LOOT-07)
  all see Red: morale 1 -> 2; goods[4] 1 -> 0

185. Red is asked: Your turn: trek. Anything before it? (begin, PS-RULING-047)
  can (PS-BOARD-13): equip:443:448 "Take up the Hunting Rifle for the Knife"; equip:443:281 "Take up the Hunting Rifle for the Kalt Overseer";
      equip:266:448 "Take up the Yew Longbow for the Knife"; equip:266:281 "Take up the Yew Longbow for the Kalt Overseer"
  can (PS-RULING-047): go "Begin"
  without a turn (PS-LOOT-07): none any more
  Red answers: go "Begin"
  all see Red: steps 0 -> 3

186. Red is asked: Where do you go? 3 steps left. (move, PS-MOVE-01)
  can (PS-MOVE-01): stay "Stay here"
  can (PS-MOVE-02): step:1 "To zone B1"; step:7 "To zone C2"
  can (PS-MOVE-03): lay:47:5 "Lay the Rural (follower) in zone A2 and go there"; lay:47:11 "Lay the Rural (follower) in zone B3 and go there"
  can (PS-MOVE-06): march "March: tire, and go where the stack leads"
  can (PS-BOARD-13): equip:443:448 "Take up the Hunting Rifle for the Knife"; equip:443:281 "Take up the Hunting Rifle for the Kalt Overseer";
      equip:266:448 "Take up the Yew Longbow for the Knife"; equip:266:281 "Take up the Yew Longbow for the Kalt Overseer"
  Red answers: lay:47:5 "Lay the Rural (follower) in zone A2 and go there"
  told: Red lays the Rural (follower) in zone A2. (PS-MOVE-03)
  told: Red moves to zone A2. (PS-MOVE-04)
  all see sides[0].zones[5].tile 0 -> 48; sides[0].hand - TT-M1
  all see Red: at 6 -> 5

187. Red is asked: You may put a scavenge site here. (new-site, PS-MOVE-05)
  can (PS-MOVE-05): put-site:101:2 "Put the Lab there"; put-site:114:3 "Put the Mall there"; no-site "Put no site there"
  Red answers: no-site "Put no site there"
  all see Red: steps 3 -> 2; walked 0 -> 1

188. Red is asked: You have laid terrain, so your move ends here. Use something to move on? (occasion, PS-BOARD-15)
  can (PS-MOVE-04): use:1004 "Trackless"; use:310 "Spyglass"; enough "Go on"
  Red answers: use:310 "Spyglass"
  told: Red uses Spyglass. (PS-MOVE-04)

189. Red is asked: Where do you go? 2 steps left. (move, PS-MOVE-01)
  can (PS-MOVE-01): stay "Stay here"
  can (PS-MOVE-02): step "To zone A1"; step:6 "To zone B2"
  can (PS-BOARD-13): equip:443:448 "Take up the Hunting Rifle for the Knife"; equip:443:281 "Take up the Hunting Rifle for the Kalt Overseer";
      equip:266:448 "Take up the Yew Longbow for the Knife"; equip:266:281 "Take up the Yew Longbow for the Kalt Overseer"
  can't, you have moved already (PS-MOVE-09): march "March: tire, and go where the stack leads"
  Red answers: stay "Stay here"
  all see Red: steps 2 -> 0

190. Red is asked: Whom do you fight? (foe, PS-BOSS-02)
  can (PS-TREK-02): enemy "Whoever comes"
  can (PS-BOSS-02): boss:261 "Grandfather Hail"
  Red answers: enemy "Whoever comes"
  chance: enemies 2, Many-Backed Ram
  told: Red meets the Many-Backed Ram: a mutant. (PS-RANGED-17)
  all see decks[2].left 26 -> 25
  all see Red: foe TT-C1 -> Bog Bishop; fight.on no -> yes; fight.part 0 -> 1; fight.foe TT-C1 -> Many-Backed Ram; fight.health 0 -> 4; ahead 0 -> 1
  all see tougher[0] 1 -> 0

191. Red is asked: Which weapon do you shoot with? (weapon, PS-RANGED-05)
  can (PS-RANGED-05): weapon:281 "The Kalt Overseer"
  can (PS-RANGED-20): no-weapon "None"
  without a turn (PS-BOARD-13): none any more
  Red answers: no-weapon "None"
  chance: seat 0 challenge deck, Scout's Glancing Shot
  told: Red draws Glancing Shot. (PS-RANGED-06)
  all see Red: fight.part 1 -> 2; fight.round 0 -> 1; blows.block 0 -> 1; ahead 1 -> 0

192. Red is asked: Which weapon do you fight with? (blade, PS-MELEE-02)
  can (PS-MELEE-02): weapon:448 "The Knife"; no-weapon "None"
  Red answers: weapon:448 "The Knife"
  chance: seat 0 challenge deck, Scout's Glancing Shot; red 3; red 4
  told: Red uses the Knife. (PS-MELEE-02)
  told: Red draws Glancing Shot. (PS-MELEE-03)
  all see Red: deck - Biologist's Glancing Shot; drawn + Biologist's Glancing Shot; fight.weapon 0 -> 449; fight.carved 0 -> 449;
      fight.dice[0].colour 0 -> 1; fight.dice[0].face 0 -> 2; fight.dice[1].colour 0 -> 1; fight.dice[1].face 0 -> 3; fight.n 0 -> 2; value 0 -> -3;
      foe_blows.hits 0 -> 3; takes 0 -> 1

193. Red is asked: Attack value -3. Anything to add? (strike, PS-RULING-121)
  can (PS-MELEE-07): arm:448 "Knife: balanced"; enough "Go on"
  Red answers: enough "Go on"
  chance: major mutations, Digging Claws
  told: Attack value -3: Red deals 0 damage, 1 back. (PS-MELEE-14)
  told: Red loses 1 health, 1 left (Many-Backed Ram). (PS-MELEE-14)
  told: Red has survived the Many-Backed Ram. (PS-CLEAN-03)
  told: Red gains 1 XP, 4 now (Many-Backed Ram). (PS-CLEAN-03)
  told: Red changes: Digging Claws. (PS-CLEAN-05)
  all see decks[2].gone 4 -> 5
  all see Red: health 2 -> 1; xp 3 -> 4; deck + Biologist's Glancing Shot; drawn - Biologist's Glancing Shot; mutations + Eyes at the Back; foe Bog
      Bishop -> TT-C1; fight.on yes -> no; fight.part 2 -> 0; fight.round 1 -> 0; fight.foe Many-Backed Ram -> TT-C1; fight.health 4 -> 0;
      fight.weapon 449 -> 0; fight.carved 449 -> 0; fight.dice[0].colour 1 -> 0; fight.dice[0].face 2 -> 0; fight.dice[1].colour 1 -> 0;
      fight.dice[1].face 3 -> 0; fight.n 2 -> 0; value -3 -> 0; blows.block 1 -> 0; foe_blows.hits 3 -> 0; takes 1 -> 0

194. Red is asked: You have survived. Do you place a token? (token, PS-TREK-06)
  can (PS-MISSION-09): token:3:2 "Mark Rural"
  can (PS-MISSION-06): no "No"
  without a turn (PS-BOARD-13): + equip:443:448 "Take up the Hunting Rifle for the Knife", equip:443:281 "Take up the Hunting Rifle for the Kalt
      Overseer", equip:266:448 "Take up the Yew Longbow for the Knife", equip:266:281 "Take up the Yew Longbow for the Kalt Overseer"
  Red answers: token:3:2 "Mark Rural"
  told: Red marks Rural for the mission. (PS-MISSION-05)
  told: Red completes the level 2 mission. (PS-MISSION-11)
  told: The threat moves to 4. (PS-SOLO-15)
  told: All three missions are done. (PS-SOLO-11)
  all see phase Day -> Over; sides[0].zones[5].token 0 -> 2; sides[0].stage 2 -> 3; sides[0].met 7 -> 0; sides[0].tokens[1] 3 -> 4;
      sides[0].finished[1] 0 -> 12; tales[Red].text - -> At nine every evening you all used to hear her, in the Fortress, with the set turned low:
      the woman who reads the missing. "Adomeit, Jan. Aske, Birgit, with two children." It never struck you that you hadn't once heard her get beyond
      M.
You've climbed nineteen floors, and there she is, Philippa Roe, a stout person in gloves without fingers, with an exercise book. The reason
      is under the table. It's good for forty minutes, and then it's flat. She starts at the beginning every night because there are always new ones,
      people bring her names up all day long, and every night it dies among the Ms.
"There's a crank," she says. "But I need both hands for the
      pages." She looks at the book. "What they must think, the Ns."; tales[Red, no. 2].text - -> The invitation was nailed to the boundary post in
      spring, and nobody thought they would come. Now they're standing along the north wall of Harm Wiebe's barn, thirty people out of the reed
      country, with their hair wetted down. The village stands along the south wall. There's forty feet of swept floor in between, and the fiddler
      has played the same waltz four times.
Over there is a young man with bark on the backs of his hands. He puts them behind him; he forgets, and
      they come out again. Nele Wiebe is eighteen, on this side, and hasn't taken her eyes off him doing it.
There are people here who lost somebody
      to those people, and it's the same over there. The lamps are trimmed, there's a cake. The fiddler lifts his bow for the fifth time.; tales[Red,
      no. 3].text - -> "Good morning, Professor Adebayo," says the door.
You look behind you. There's a glass eye over the lintel, a bit of sun panel
      up in the ivy, and no one else on the path.
"You've lost weight," says the door. "And the limp, and the accent. I'm not saying it to be unkind.
      I've let in two Professor Adebayos since the spring, and one I'm nearly sure was a goat. I was very strict once. They gave me a certificate."
      Something clicks, as when a person settles in a chair. "Now you just say the sentence, the one that you chose. Or, if it's gone clean out of
      your head, there's no hurry, we might talk about how you've been. It's sixteen years. You said you were popping out."; tales[Red, no. 4].text -
      -> "You agreed to it last night," says the woman with the gills, "and you shook on it," and she has four witnesses. You remember lying down in
      the snow because it was so comfortable. You remember a stove. After that there was singing, and something with a spoon.
This is the eel hall at
      Weir End. All along the walls, in their best, with their webbed hands in their laps, sit people changed for the water, and there's a cake. You
      are to be name-giver. It isn't quite clear to you of what, until they put him in your arms, nine pounds, wet, with a small fin that he folds
      down politely. "The name-giver gives a name and a present," says the mother, "and carries him once through the waterfall."
"Or didn't you mean
      it?" says Grandmother.; alarm 5 -> 4; final 0 -> 3

The match is over: the missions are done; Red 30; won by Red; rounds 12, entries 355.
