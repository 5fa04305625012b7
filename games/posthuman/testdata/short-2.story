# Posthuman: 2 players, short
#
# One whole match, as everybody at the table lives through it. A block is a question: what the seat can do, by which
# rules, and what it can't do, why, and by which rule. What it can do without a turn is told when it has changed:
# - gone + come. Below the answer stands what came of it: results of chance, what was told to all or to one seat alone,
# and what changed in what all see and in what a seat sees besides, as "was -> is" or as "- gone + come"; ? is a card
# that lies face down for the reader.

  chance: die 6; die 4
  all see short yes; decks.events 20; decks.skills 30; decks.equipment 37; decks.weapons 32; decks.followers 8; decks.supplies 10;
      decks.encounters[0] 39; decks.encounters[1] 31; decks.encounters[2] 24; decks.humans 12; decks.mutants 12; decks.scars 31; decks.actions 24;
      decks.tiles 56; shop + Flare, Flare 2, Flare 3, Flare 4, Lead Pipe, Lead Pipe 2, Lead Pipe 3, Lead Pipe 4, Knife, Knife 2, Splitting Axe, Ski
      Pole, Muck Fork, Kalt 9mm, Kalt 9mm 2, Cane Bow, Rook Rifle, Farm Shotgun, Painkillers, Painkillers 2, Removal Blanket, Daypack, Fishing Line,
      Bicycle Helmet, Pocket Chess, Tobacco Tin; characters + Gamer, Runner, Piano Mover, Country Vet, Field Guard, Temp
  all see Red: new {health_limit 3, morale_limit 3, tile TI-00, terrain plains, slots 6, limit 3, map [{card TI-00, exits 15, done}], fight {foe -1}}
  all see Green: new {seat Green, health_limit 3, morale_limit 3, tile TI-00-2, terrain plains, slots 6, limit 3, map [{card TI-00-2, exits 15,
      done}], fight {foe -1}}
  Green sees seat Green

1. Red is asked: Who are you? (character, PH-SETUP-11)
  can (PH-SETUP-11): character "Gamer"; character:1 "Runner"; character:2 "Piano Mover"; character:3 "Country Vet"; character:4 "Field Guard";
      character:5 "Temp"
  Red answers: character:4 "Field Guard"
  told: Red is the Field Guard. (PH-SETUP-11)
  told: Red knows Snaring. (PH-SETUP-15)
  all see decks.skills 30 -> 29; shop - Knife, Rook Rifle, Tobacco Tin; characters - Field Guard
  all see Red: sheet - -> Field Guard; stats[0] 0 -> 3; stats[1] 0 -> 4; stats[2] 0 -> 2; stats[3] 0 -> 2; stats[4] 0 -> 5; health 0 -> 6;
      health_limit 3 -> 6; morale 0 -> 5; morale_limit 3 -> 5; food 0 -> 3; ammo 0 -> 4; packed 0 -> 4; gear[Rook Rifle] new {card Rook Rifle,
      active}; gear[Knife] new {card Knife, active}; gear[Tobacco Tin] new {card Tobacco Tin}; skills[Snaring] new {card Snaring}; shot[0] new {sd
      3}; shot[1] new {why 1, sd 1}

2. Green is asked: Who are you? (character, PH-SETUP-11)
  can (PH-SETUP-11): character "Gamer"; character:1 "Runner"; character:2 "Piano Mover"; character:3 "Country Vet"; character:5 "Temp"
  Green answers: character:3 "Country Vet"
  told: Green is the Country Vet. (PH-SETUP-11)
  told: Green knows Field Dressing. (PH-SETUP-15)
  told: Green knows Razor Work. (PH-SETUP-15)
  all see decks.skills 29 -> 27; shop - Flare, Knife 2, Painkillers, Fishing Line; characters - Country Vet
  all see Green: sheet - -> Country Vet; stats[0] 0 -> 4; stats[1] 0 -> 3; stats[2] 0 -> 4; stats[3] 0 -> 3; stats[4] 0 -> 2; health 0 -> 7;
      health_limit 3 -> 7; morale 0 -> 7; morale_limit 3 -> 7; food 0 -> 5; packed 0 -> 4; gear[Knife 2] new {card Knife 2, active};
      gear[Painkillers] new {card Painkillers}; gear[Fishing Line] new {card Fishing Line}; gear[Flare] new {card Flare}; skills[Field Dressing] new
      {card Field Dressing}; skills[Razor Work] new {card Razor Work}

3. Green is asked, side by side with others: Draw 3 cards: how many weapons, how many pieces of equipment? (split, PH-SHORT-04)
  can (PH-SHORT-04): split "0 weapons, 3 equipment"; split:1 "1 weapon, 2 equipment"; split:2 "2 weapons, 1 equipment"; split:3 "3 weapons, 0
      equipment"
  Green answers: split:2 "2 weapons, 1 equipment"

4. Red is asked, side by side with others: Draw 3 cards: how many weapons, how many pieces of equipment? (split, PH-SHORT-04)
  can (PH-SHORT-04): split "0 weapons, 3 equipment"; split:1 "1 weapon, 2 equipment"; split:2 "2 weapons, 1 equipment"; split:3 "3 weapons, 0
      equipment"
  Red answers: split:2 "2 weapons, 1 equipment"
  chance: scar deck, Just a Scar 3, seen by Red; scar deck, Antlers, seen by Red; encounters 1, The Queue; encounters 1, The Wax Man; encounters 1,
      Three Plates Left; weapon deck, Hockey Stick, seen by Red; weapon deck, Scaffold Spear 2, seen by Red; equipment deck, Ballistic Plate, seen by
      Red; scar deck, Second Row, seen by Green; scar deck, Whistling Shins, seen by Green; encounters 1, Stud Bull; encounters 1, Pedal Bandit;
      encounters 1, Sow with a Litter; weapon deck, Biathlon Rifle, seen by Green; weapon deck, Sledgehammer, seen by Green; equipment deck,
      Accordion, seen by Green
  told: Red draws a scar, 1 now. (PH-SHORT-03)
  told: Red draws a scar, 2 now. (PH-SHORT-03)
  told: Red gains 1 XP, 1 now (The Queue). (PH-SHORT-05)
  told: Red gains 1 XP, 2 now (The Wax Man). (PH-SHORT-05)
  told: Red gains 1 XP, 3 now (Three Plates Left). (PH-SHORT-05)
  told: Green draws a scar, 1 now. (PH-SHORT-03)
  told: Green draws a scar, 2 now. (PH-SHORT-03)
  told: Green gains 1 XP, 1 now (Stud Bull). (PH-SHORT-05)
  told: Green gains 1 XP, 2 now (Pedal Bandit). (PH-SHORT-05)
  told: Green gains 1 XP, 3 now (Sow with a Litter). (PH-SHORT-05)
  told Red: Red draws a scar, Just a Scar: 1 now. (PH-SHORT-03)
  told Red: Red draws a scar, Antlers: 2 now. (PH-SHORT-03)
  told Green: Green draws a scar, Second Row: 1 now. (PH-SHORT-03)
  told Green: Green draws a scar, Whistling Shins: 2 now. (PH-SHORT-03)
  all see decks.equipment 37 -> 35; decks.weapons 32 -> 28; decks.encounters[0] 39 -> 33; decks.scars 31 -> 27
  all see Red: xp 0 -> 3; jp 0 -> 4; drawn + ?, ?, ?; scars + ?, ?
  all see Green: xp 0 -> 3; jp 0 -> 4; drawn + ?, ?, ?; scars + ?, ?
  Red sees Red: drawn + Hockey Stick, Scaffold Spear 2, Ballistic Plate; scars + Just a Scar 3, Antlers
  Green sees Green: drawn + Biathlon Rifle, Sledgehammer, Accordion; scars + Second Row, Whistling Shins

5. Green is asked, side by side with others: Keep one of the weapons. (arm, PH-SHORT-04)
  can (PH-SHORT-04): keep:89 "Biathlon Rifle"; keep:84 "Sledgehammer"
  Green answers: keep:84 "Sledgehammer"

6. Red is asked, side by side with others: Keep one of the weapons. (arm, PH-SHORT-04)
  can (PH-SHORT-04): keep:82 "Hockey Stick"; keep:76 "Scaffold Spear"
  Red answers: keep:76 "Scaffold Spear"
  chance: die 4; die 4; die 1; die 6; event deck, Dark Days
  told: Green is the starting player. (PH-SETUP-10)
  told: Turn 1: Dark Days. (PH-EVENT-01)
  all see phase characters -> event; turn 0 -> 1; starter - -> Green; order + Green, Red; event - -> Dark Days; decks.events 20 -> 19; gone.weapons 0
      -> 2; shop - Flare 2, Flare 3, Flare 4, Lead Pipe, Lead Pipe 2, Lead Pipe 3, Lead Pipe 4, Splitting Axe, Ski Pole, Muck Fork, Kalt 9mm, Kalt
      9mm 2, Cane Bow, Farm Shotgun, Painkillers 2, Removal Blanket, Daypack, Bicycle Helmet, Pocket Chess; characters - Gamer, Runner, Piano Mover,
      Temp
  all see Red: hand + ?, ?; drawn - ?, ?, ?
  all see Green: hand + ?, ?; drawn - ?, ?, ?
  Red sees Red: hand + Scaffold Spear 2, Ballistic Plate; drawn - Hockey Stick, Scaffold Spear 2, Ballistic Plate
  Green sees Green: hand + Sledgehammer, Accordion; drawn - Biathlon Rifle, Sledgehammer, Accordion

7. Red is asked, side by side with others: Dark Days: take the free action? (free, PH-EVENT-11)
  can (PH-EVENT-11): gather:2 "Forage for free"; no "No"
  without a turn (PH-RULING-157): + propose:1 "Propose that Green leaves the game"
  without a turn (PH-INV-05): + play:76 "Put the Scaffold Spear into play", play:40 "Put the Ballistic Plate into play"
  without a turn (PH-RULING-84): + discard:76 "Discard the Scaffold Spear", discard:40 "Discard the Ballistic Plate", discard:22 "Discard the Rook
      Rifle", discard:14 "Discard the Knife", discard:31 "Discard the Tobacco Tin"
  without a turn (PH-WPN-02): + unwield:22 "Put the Rook Rifle away", unwield:14 "Put the Knife away"
  without a turn (PH-XP-05): + pause "Before the game goes on: spend XP, or use a card"
  not without a turn, it would change nothing (PH-BONUS-02): + use:31 "Tobacco Tin: 1 health for 1 morale"
  Red answers: gather:2 "Forage for free"

8. Green is asked, side by side with others: Dark Days: take the free action? (free, PH-EVENT-11)
  can (PH-EVENT-11): gather:2 "Forage for free"; no "No"
  without a turn (PH-RULING-157): + propose "Propose that Red leaves the game"
  without a turn (PH-RULING-84): + discard:84 "Discard the Sledgehammer", discard:46 "Discard the Accordion", discard:15 "Discard the Knife",
      discard:24 "Discard the Painkillers", discard:28 "Discard the Fishing Line", discard:6 "Discard the Flare"
  without a turn (PH-INV-05): + play:46 "Put the Accordion into play"
  without a turn (PH-WPN-02): + unwield:15 "Put the Knife away"
  without a turn (PH-XP-05): + pause "Before the game goes on: spend XP, or use a card"
  not without a turn, there is not enough room in your backpack (PH-INV-06): + play:84 "Put the Sledgehammer into play"
  not without a turn, it would change nothing (PH-BONUS-02): + use:24 "Painkillers: 2 health"
  Green answers: gather:2 "Forage for free"
  chance: supply deck, Supplies 7; supply deck, Supplies 10
  told: Green forages the starting tile. (PH-FORAGE-04)
  told: Green finds supplies: 2 food. (PH-FORAGE-02)
  told: Green gains 2 food, 7 now (Supplies). (PH-MAP-18)
  told: Green uses the Fishing Line. (PH-INV-03)
  told: Green gains 1 food, 8 now (Fishing Line). (PH-INV-03)
  told: Red forages the starting tile. (PH-FORAGE-04)
  told: Red finds supplies: 1 food, 2 ammo. (PH-FORAGE-02)
  told: Red gains 1 food, 4 now (Supplies). (PH-MAP-18)
  told: Red gains 2 ammo, 6 now (Supplies). (PH-MAP-18)
  all see phase event -> eating; decks.supplies 10 -> 8; gone.supplies 0 -> 2
  all see Red: food 3 -> 4; ammo 4 -> 6; map[TI-00].foraged no -> yes
  all see Green: food 5 -> 8; gear[Fishing Line].spent no -> yes; map[TI-00-2].foraged no -> yes

9. Green is asked, side by side with others: How much of your 8 food do you eat? (eat, PH-EAT-05)
  can (PH-EAT-05): eat:1 "Eat 1 food"
  can (PH-EAT-03): eat "Eat nothing"
  Green answers: eat:1 "Eat 1 food"

10. Red is asked, side by side with others: How much of your 4 food do you eat? (eat, PH-EAT-05)
  can (PH-EAT-05): eat:1 "Eat 1 food"
  can (PH-EAT-03): eat "Eat nothing"
  Red answers: eat:1 "Eat 1 food"
  told: Green loses 1 food, 7 left. (PH-EAT-05)
  told: Green eats 1 food; hunger slot 0. (PH-EAT-05)
  told: Red loses 1 food, 3 left. (PH-EAT-05)
  told: Red eats 1 food; hunger slot 0. (PH-EAT-05)
  told: Green will Move. (PH-DECL-04)
  told: Red will Move. (PH-DECL-04)
  all see phase eating -> trade
  all see Red: food 4 -> 3; action nothing -> Move
  all see Green: food 8 -> 7; action nothing -> Move

11. Red is asked, and may pass: Do you trade with anybody? (trade, PH-TRADE-05)
  can (PH-TRADE-01): offer "Make an offer"
  can (PH-RULING-51): done "Done"
  Red answers: done "Done"

12. Green is asked, and may pass: Do you trade with anybody? (trade, PH-TRADE-05)
  can (PH-TRADE-01): offer "Make an offer"
  can (PH-INV-03): use:6 "Flare: trade with everybody"
  can (PH-RULING-51): done "Done"
  Green answers: done "Done"
  all see phase trade -> move

13. Green is asked: Where do you move? (move, PH-MOVE-01)
  can (PH-MOVE-02): explore "Draw a tile and lay it"
  can (PH-XP-06): learn "3 XP: learn a skill"
  can't, not enough XP (PH-XP-07): train "6 XP: strength to 5"; train:1 "6 XP: speed to 4"; train:2 "6 XP: mind to 5"; train:3 "6 XP: melee to 4";
      train:4 "6 XP: shooting to 3"
  can't, it would change nothing (PH-BONUS-02): use:24 "Painkillers: 2 health"
  Green answers: explore "Draw a tile and lay it"
  chance: tiles, TI-F02
  told: Green draws a tile: forest tile. (PH-MOVE-02)
  all see decks.tiles 56 -> 55
  all see Green: drawn + TI-F02

14. Green is asked: Where do you lay the forest tile? (place, PH-MAP-10)
  can (PH-MAP-10): place:348 "Lay it to the north, as it is"; place:348:1 "Lay it to the east, as it is"; place:348:2 "Lay it to the south, as it
      is"; place:348:3 "Lay it to the west, as it is"
  Green answers: place:348 "Lay it to the north, as it is"
  told: Green lays the forest tile to the north. (PH-MAP-10)
  all see Green: drawn - TI-F02; map[TI-F02] new {card TI-F02, y -1, exits 15}

15. Green is asked: Enter the forest tile, or stay where you are? (enter, PH-MOVE-03)
  can (PH-MOVE-02): step:348 "Enter the forest tile"
  can (PH-MOVE-03): stay "Stay where you are"
  Green answers: step:348 "Enter the forest tile"
  told: Green enters the forest tile, zone 1. (PH-MOVE-09)
  all see Green: tile TI-00-2 -> TI-F02; zone 0 -> 1; terrain plains -> forest

16. Green is asked: The next space is of another level. From which level do you draw? (level, PH-RULING-69)
  can (PH-JOURNEY-01): level:2 "Level 2"
  can (PH-JOURNEY-02): level:1 "Level 1"
  Green answers: level:1 "Level 1"
  chance: encounters 1, Counting to Ten Thousand
  told: Green has an encounter: Counting to Ten Thousand. (PH-ENC-02)
  all see decks.encounters[0] 33 -> 32
  all see Green: journey.stage 0 -> 2; journey.level 0 -> 1; journey.figures 0 -> 1; reveal - -> Counting to Ten Thousand

17. Green is asked: Counting to Ten Thousand: what do you do? (option, PH-RULING-117)
  can (PH-RULING-117): option:195 "Sit down and count along (pay 1 food)"; option:195:2 "Go and find the mother (test speed)"
  can (PH-XP-06): learn "3 XP: learn a skill"
  can't, you can't pay for it (PH-RULING-117): option:195:1 "Offer to buy what is in the suitcase (pay 3 ammo)"
  can't, not enough XP (PH-XP-07): train "6 XP: strength to 5"; train:1 "6 XP: speed to 4"; train:2 "6 XP: mind to 5"; train:3 "6 XP: melee to 4";
      train:4 "6 XP: shooting to 3"
  can't, it would change nothing (PH-BONUS-02): use:24 "Painkillers: 2 health"
  Green answers: option:195 "Sit down and count along (pay 1 food)"
  chance: supply deck, Supplies 4
  told: Green: Sit down and count along. (PH-RULING-117)
  told: Green loses 1 food, 6 left (Counting to Ten Thousand). (PH-ENC-01)
  told: You share what you have at seven thousand. At nine thousand nine hundred the mother comes up the road with her arm in a sling and asks the
      girl, then you, whether any were left out. (PH-ENC-05)
  told: Green gains 1 XP, 4 now (Counting to Ten Thousand). (PH-XP-03)
  told: Green has completed the forest tile. (PH-MAP-17)
  told: Green finds supplies: 3 food, 1 ammo. (PH-MAP-17)
  told: Green gains 3 food, 9 now (Supplies). (PH-MAP-18)
  told: Green gains 1 ammo, 1 now (Supplies). (PH-MAP-18)
  all see decks.supplies 8 -> 7; gone.supplies 2 -> 3
  all see Green: food 7 -> 9; ammo 0 -> 1; xp 3 -> 4; zone 1 -> 0; acted no -> yes; map[TI-F02].done no -> yes; journey.stage 2 -> 0; journey.level 1
      -> 0; journey.figures 1 -> 0; reveal Counting to Ten Thousand -> -

18. Red is asked: Where do you move? (move, PH-MOVE-01)
  can (PH-MOVE-02): explore "Draw a tile and lay it"
  can (PH-XP-06): learn "3 XP: learn a skill"
  can't, not enough XP (PH-XP-07): train "6 XP: strength to 4"; train:1 "6 XP: speed to 5"; train:2 "6 XP: mind to 3"; train:3 "6 XP: melee to 3"
  can't, it can't go above 5 (PH-RULING-121): train:4 "6 XP: shooting to 6"
  can't, it would change nothing (PH-BONUS-02): use:31 "Tobacco Tin: 1 health for 1 morale"
  Red answers: learn "3 XP: learn a skill"
  chance: skill deck, Correcting Fire; skill deck, Off Hand
  told: Red spends 3 XP, 0 left. (PH-RULING-119)
  all see decks.skills 27 -> 25; gone.encounters[0] 0 -> 3
  all see Red: xp 3 -> 0; drawn + Correcting Fire, Off Hand

19. Red is asked: Keep 1 skill. (keep, PH-SETUP-28)
  can (PH-XP-06): keep:125 "Correcting Fire"; keep:129 "Off Hand"
  without a turn (PH-XP-05): none any more
  Red answers: keep:125 "Correcting Fire"
  chance: tiles, TI-M03
  told: Red knows Correcting Fire. (PH-XP-06)
  told: Red draws a tile: mountain tile. (PH-MOVE-02)
  all see decks.tiles 55 -> 54; gone.skills 0 -> 1
  all see Red: skills[Correcting Fire] new {card Correcting Fire}; drawn - Correcting Fire, Off Hand + TI-M03

20. Red is asked: Where do you lay the mountain tile? (place, PH-MAP-10)
  can (PH-MAP-10): place:391:0:1 "Lay it to the north, turned right"; place:391:0:2 "Lay it to the north, turned round"; place:391:1:2 "Lay it to the
      east, turned round"; place:391:1:3 "Lay it to the east, turned left"; place:391:2 "Lay it to the south, as it is"; place:391:2:3 "Lay it to the
      south, turned left"; place:391:3 "Lay it to the west, as it is"; place:391:3:1 "Lay it to the west, turned right"
  Red answers: place:391:1:3 "Lay it to the east, turned left"
  told: Red lays the mountain tile to the east. (PH-MAP-10)
  all see Red: drawn - TI-M03; map[TI-M03] new {card TI-M03, x 1, exits 9, turned 3}

21. Red is asked: Enter the mountain tile, or stay where you are? (enter, PH-MOVE-03)
  can (PH-MOVE-02): step:391 "Enter the mountain tile"
  can (PH-MOVE-03): stay "Stay where you are"
  Red answers: step:391 "Enter the mountain tile"
  chance: encounters 1, The Postman
  told: Red enters the mountain tile, zone 1. (PH-MOVE-09)
  told: Red meets the Postman. (PH-ENC-02)
  all see decks.encounters[0] 32 -> 31
  all see Red: tile TI-00 -> TI-M03; zone 0 -> 1; terrain plains -> mountain; journey.stage 0 -> 2; journey.level 0 -> 1; journey.figures 0 -> 1;
      fight.on no -> yes; fight.leader Gamer -> The Postman; foes[The Postman] new {card The Postman, mine [{md 3}], theirs [{md 3}, {why 2, md 1}]}

22. Red is asked: The Postman. Fight, or try to evade, with a die + 4 against a die + 3? (confront, PH-EVADE-01)
  can (PH-EVADE-01): fight "Stand and fight"; evade "Try to evade"
  can't, not enough XP (PH-XP-06): learn "3 XP: learn a skill"
  can't, it would change nothing (PH-BONUS-02): use:31 "Tobacco Tin: 1 health for 1 morale"
  Red answers: fight "Stand and fight"
  all see Red: fight.joined no -> yes

23. Red is asked: Shoot with the Rook Rifle, 4 SD for 1 ammo of your 6, or hold your fire? (shoot, PH-SHOOT-02)
  can (PH-SHOOT-02): shoot:22 "Shoot: Rook Rifle"; hold "Hold your fire"
  not without a turn, it would change nothing (PH-BONUS-02): none any more
  Red answers: shoot:22 "Shoot: Rook Rifle"
  chance: sd 1; sd 5; sd 1; sd 2
  told: Red loses 1 ammo, 5 left (Rook Rifle). (PH-SHOOT-03)
  all see Red: ammo 6 -> 5; fight.rolled no -> yes; fight.dice[0].die MD -> SD; fight.dice[0].face 0 -> 1; fight.dice[0].is miss -> range 1;
      fight.dice[1].die MD -> SD; fight.dice[1].face 0 -> 5; fight.dice[1].is miss -> skill shot; fight.dice[2].die MD -> SD; fight.dice[2].face 0 ->
      1; fight.dice[2].is miss -> range 1; fight.dice[3].die MD -> SD; fight.dice[3].face 0 -> 2; fight.dice[3].is miss -> range 2; fight.n 0 -> 4

24. Red is asked: Re-roll some of your dice, or keep the roll? (spend, PH-RULING-100)
  can (PH-RULING-100): keep-roll "Keep the roll"
  can (PH-INV-03): use:125 "Correcting Fire: 2 dice rolled again"
  without a turn (PH-INV-05): none any more
  without a turn (PH-RULING-84): none any more
  without a turn (PH-WPN-02): none any more
  Red answers: keep-roll "Keep the roll"
  chance: equipment deck, Rope and Pulley, seen by Red
  told: Red shoots at the Postman: range 1 ×2, range 2, skill shot; 4 hits. (PH-SHOOT-09)
  told: The Postman takes 3 wounds, 0 left. (PH-SHOOT-16)
  told: The Postman is dead. (PH-COMBAT-06)
  told: Red gains 1 XP, 1 now (The Postman). (PH-XP-01)
  told: Red has won the fight. (PH-COMBAT-03)
  told: Red draws equipment (The Postman). (PH-INV-01)
  told Red: Red draws the Rope and Pulley (The Postman). (PH-INV-01)
  all see decks.equipment 35 -> 34
  all see Red: xp 0 -> 1; hand + ?; fight.on yes -> no; fight.joined yes -> no; fight.rolled yes -> no; fight.leader The Postman -> Gamer;
      fight.dice[0].die SD -> MD; fight.dice[0].face 1 -> 0; fight.dice[0].is range 1 -> miss; fight.dice[1].die SD -> MD; fight.dice[1].face 5 -> 0;
      fight.dice[1].is skill shot -> miss; fight.dice[2].die SD -> MD; fight.dice[2].face 1 -> 0; fight.dice[2].is range 1 -> miss; fight.dice[3].die
      SD -> MD; fight.dice[3].face 2 -> 0; fight.dice[3].is range 2 -> miss; fight.n 4 -> 0; foes[The Postman] gone
  Red sees Red: hand + Rope and Pulley

25. Red is asked: You hold 3 items. Put one into play, or keep them. (hand, PH-INV-05)
  can (PH-INV-05): play:76 "Put the Scaffold Spear into play"; play:40 "Put the Ballistic Plate into play"; play:63 "Put the Rope and Pulley into
      play"
  can (PH-INV-02): done "Done"
  without a turn (PH-INV-05): + play:76 "Put the Scaffold Spear into play", play:40 "Put the Ballistic Plate into play", play:63 "Put the Rope and
      Pulley into play"
  without a turn (PH-RULING-84): + discard:76 "Discard the Scaffold Spear", discard:40 "Discard the Ballistic Plate", discard:63 "Discard the Rope
      and Pulley", discard:22 "Discard the Rook Rifle", discard:14 "Discard the Knife", discard:31 "Discard the Tobacco Tin"
  without a turn (PH-WPN-02): + unwield:22 "Put the Rook Rifle away", unwield:14 "Put the Knife away"
  not without a turn, it would change nothing (PH-BONUS-02): + use:31 "Tobacco Tin: 1 health for 1 morale"
  Red answers: play:76 "Put the Scaffold Spear into play"
  told: Red puts the Scaffold Spear into play. (PH-INV-05)
  all see Red: packed 4 -> 6; hand - ?; gear[Scaffold Spear 2] new {card Scaffold Spear 2}
  Red sees Red: hand - Scaffold Spear 2

26. Red is asked: You hold 2 items. Put one into play, or keep them. (hand, PH-INV-05)
  can (PH-INV-07): discard:22 "Discard the Rook Rifle"; discard:14 "Discard the Knife"; discard:31 "Discard the Tobacco Tin"; discard:76 "Discard the
      Scaffold Spear"
  can (PH-WPN-02): wield:76 "Ready the Scaffold Spear"
  can (PH-INV-02): done "Done"
  can't, there is not enough room in your backpack (PH-INV-06): play:40 "Put the Ballistic Plate into play"; play:63 "Put the Rope and Pulley into
      play"
  without a turn (PH-INV-05): none any more
  without a turn (PH-WPN-02): + wield:76 "Ready the Scaffold Spear"
  not without a turn, there is not enough room in your backpack (PH-INV-06): + play:40 "Put the Ballistic Plate into play", play:63 "Put the Rope and
      Pulley into play"
  Red answers: wield:76 "Ready the Scaffold Spear"
  chance: supply deck, Supplies 3; equipment deck, Encyclopaedia, Mad to Oil, seen by Red
  told: Red readies the Scaffold Spear. (PH-WPN-02)
  told: Red has completed the mountain tile. (PH-MAP-17)
  told: Red finds supplies: 1 food, 1 equipment. (PH-MAP-17)
  told: Red gains 1 food, 4 now (Supplies). (PH-MAP-18)
  told: Red draws equipment (Supplies). (PH-INV-01)
  told Red: Red draws the Encyclopaedia (Supplies). (PH-INV-01)
  all see decks.equipment 34 -> 33; decks.supplies 7 -> 6; gone.supplies 3 -> 4
  all see Red: food 3 -> 4; sum[2] 0 -> 1; hand + ?; gear[Knife].active yes -> no; gear[Scaffold Spear 2].active no -> yes; journey.stage 2 -> 3;
      journey.figures 1 -> 0
  Red sees Red: hand + Encyclopaedia, Mad to Oil

27. Red is asked: You hold 3 items. Put one into play, or keep them. (hand, PH-INV-05)
  can (PH-INV-07): discard:22 "Discard the Rook Rifle"; discard:14 "Discard the Knife"; discard:31 "Discard the Tobacco Tin"; discard:76 "Discard the
      Scaffold Spear"
  can (PH-WPN-02): wield:14 "Ready the Knife"
  can (PH-INV-02): done "Done"
  can't, there is not enough room in your backpack (PH-INV-06): play:40 "Put the Ballistic Plate into play"; play:63 "Put the Rope and Pulley into
      play"; play:62 "Put the Encyclopaedia into play"
  without a turn (PH-RULING-84): + discard:62 "Discard the Encyclopaedia"
  without a turn (PH-WPN-02): - unwield:14 "Put the Knife away", wield:76 "Ready the Scaffold Spear" + wield:14 "Ready the Knife", unwield:76 "Put
      the Scaffold Spear away"
  not without a turn, there is not enough room in your backpack (PH-INV-06): + play:62 "Put the Encyclopaedia into play"
  Red answers: discard:14 "Discard the Knife"
  told: Red discards the Knife. (PH-RULING-84)
  all see Red: packed 6 -> 5; gear[Knife] gone

28. Red is asked: You hold 3 items. Put one into play, or keep them. (hand, PH-INV-05)
  can (PH-INV-05): play:63 "Put the Rope and Pulley into play"
  can (PH-INV-07): discard:22 "Discard the Rook Rifle"; discard:31 "Discard the Tobacco Tin"; discard:76 "Discard the Scaffold Spear"
  can (PH-INV-02): done "Done"
  can't, there is not enough room in your backpack (PH-INV-06): play:40 "Put the Ballistic Plate into play"; play:62 "Put the Encyclopaedia into play"
  without a turn (PH-RULING-84): - discard:14 "Discard the Knife"
  without a turn (PH-INV-05): + play:63 "Put the Rope and Pulley into play"
  without a turn (PH-WPN-02): - wield:14 "Ready the Knife"
  not without a turn, there is not enough room in your backpack (PH-INV-06): - play:63 "Put the Rope and Pulley into play"
  Red answers: discard:31 "Discard the Tobacco Tin"
  told: Red discards the Tobacco Tin. (PH-RULING-84)
  all see Red: packed 5 -> 4; gear[Tobacco Tin] gone

29. Red is asked: You hold 3 items. Put one into play, or keep them. (hand, PH-INV-05)
  can (PH-INV-05): play:40 "Put the Ballistic Plate into play"; play:63 "Put the Rope and Pulley into play"; play:62 "Put the Encyclopaedia into play"
  can (PH-INV-02): done "Done"
  without a turn (PH-INV-05): + play:40 "Put the Ballistic Plate into play", play:62 "Put the Encyclopaedia into play"
  without a turn (PH-RULING-84): - discard:31 "Discard the Tobacco Tin"
  not without a turn, there is not enough room in your backpack (PH-INV-06): none any more
  not without a turn, it would change nothing (PH-BONUS-02): none any more
  Red answers: play:62 "Put the Encyclopaedia into play"
  chance: supply deck, Supplies 9; equipment deck, Gunscope 2, seen by Red
  told: Red puts the Encyclopaedia into play. (PH-INV-05)
  told: Red finds supplies: 1 equipment, 1 ammo. (PH-MAP-17)
  told: Red draws equipment (Supplies). (PH-INV-01)
  told Red: Red draws the Gunscope (Supplies). (PH-INV-01)
  all see decks.equipment 33 -> 32; decks.supplies 6 -> 5; gone.supplies 4 -> 5
  all see Red: packed 4 -> 6; sum[22] 0 -> 1; gear[Encyclopaedia, Mad to Oil] new {card Encyclopaedia, Mad to Oil}
  Red sees Red: hand - Encyclopaedia, Mad to Oil + Gunscope 2

30. Red is asked: You hold 3 items. Put one into play, or keep them. (hand, PH-INV-05)
  can (PH-INV-07): discard:22 "Discard the Rook Rifle"; discard:76 "Discard the Scaffold Spear"; discard:62 "Discard the Encyclopaedia"
  can (PH-INV-02): done "Done"
  can't, there is not enough room in your backpack (PH-INV-06): play:40 "Put the Ballistic Plate into play"; play:63 "Put the Rope and Pulley into
      play"; play:33 "Put the Gunscope into play"
  without a turn (PH-INV-05): none any more
  without a turn (PH-RULING-84): + discard:33 "Discard the Gunscope"
  not without a turn, there is not enough room in your backpack (PH-INV-06): + play:40 "Put the Ballistic Plate into play", play:63 "Put the Rope and
      Pulley into play", play:33 "Put the Gunscope into play"
  Red answers: done "Done"
  chance: event deck, Plum Weeks
  told: Red gains 1 ammo, 6 now (Supplies). (PH-MAP-18)
  told: Turn 2: Plum Weeks. (PH-EVENT-01)
  all see phase move -> eating; turn 1 -> 2; event Dark Days -> -; season - -> Plum Weeks; decks.events 19 -> 18; gone.events 0 -> 1
  all see Red: ammo 5 -> 6; zone 1 -> 0; action Move -> nothing; sum[19] 0 -> 1; map[TI-M03].done no -> yes; journey.stage 3 -> 0; journey.level 1 ->
      0
  all see Green: action Move -> nothing; acted yes -> no; sum[19] 0 -> 1; gear[Fishing Line].spent yes -> no

31. Green is asked, side by side with others: How much of your 9 food do you eat? (eat, PH-EAT-05)
  can (PH-EAT-05): eat:1 "Eat 1 food"
  can (PH-EAT-03): eat "Eat nothing"
  Green answers: eat:1 "Eat 1 food"

32. Red is asked, side by side with others: How much of your 4 food do you eat? (eat, PH-EAT-05)
  can (PH-EAT-05): eat:1 "Eat 1 food"
  can (PH-EAT-03): eat "Eat nothing"
  Red answers: eat:1 "Eat 1 food"
  told: Green loses 1 food, 8 left. (PH-EAT-05)
  told: Green eats 1 food; hunger slot 0. (PH-EAT-05)
  told: Red loses 1 food, 3 left. (PH-EAT-05)
  told: Red eats 1 food; hunger slot 0. (PH-EAT-05)
  all see phase eating -> declare
  all see Red: food 4 -> 3
  all see Green: food 9 -> 8

33. Red is asked, side by side with others, in secret: What do you do this turn? (declare, PH-DECL-02)
  can (PH-DECL-02): declare:1 "Camp"; declare:3 "Scout"; declare:2 "Forage"; declare:4 "Move"
  Red answers: declare:4 "Move"
  Red sees Red: action nothing -> Move

34. Green is asked, side by side with others, in secret: What do you do this turn? (declare, PH-DECL-02)
  can (PH-DECL-02): declare:1 "Camp"; declare:3 "Scout"; declare:2 "Forage"; declare:4 "Move"
  Green answers: declare:2 "Forage"
  told: Green will Forage. (PH-DECL-04)
  told: Red will Move. (PH-DECL-04)
  all see phase declare -> trade
  all see Red: action nothing -> Move
  all see Green: action nothing -> Forage

35. Red is asked, and may pass: Do you trade with anybody? (trade, PH-TRADE-05)
  can (PH-RULING-51): done "Done"
  can't, everybody else is on another terrain type (PH-TRADE-01): offer "Make an offer"
  Red answers: done "Done"

36. Green is asked, and may pass: Do you trade with anybody? (trade, PH-TRADE-05)
  can (PH-INV-03): use:6 "Flare: trade with everybody"
  can (PH-RULING-51): done "Done"
  can't, everybody else is on another terrain type (PH-TRADE-01): offer "Make an offer"
  Green answers: done "Done"
  all see phase trade -> forage

37. Green is asked: Before you go on: spend XP, or use a card? (own, PH-XP-05)
  can (PH-XP-06): learn "3 XP: learn a skill"
  can (PH-XP-05): done "Done"
  can't, not enough XP (PH-XP-07): train "6 XP: strength to 5"; train:1 "6 XP: speed to 4"; train:2 "6 XP: mind to 5"; train:3 "6 XP: melee to 4";
      train:4 "6 XP: shooting to 3"
  can't, it would change nothing (PH-BONUS-02): use:24 "Painkillers: 2 health"
  Green answers: done "Done"
  chance: supply deck, Supplies; supply deck, Supplies 8
  told: Green forages the forest tile. (PH-FORAGE-04)
  told: Green finds supplies: 3 food. (PH-FORAGE-02)
  told: Green gains 3 food, 11 now (Supplies). (PH-MAP-18)
  told: Green finds supplies: 2 food, 1 ammo. (PH-FORAGE-02)
  told: Green gains 2 food, 13 now (Supplies). (PH-MAP-18)
  told: Green gains 1 ammo, 2 now (Supplies). (PH-MAP-18)
  told: Green uses the Fishing Line. (PH-INV-03)
  told: Green gains 1 food, 14 now (Fishing Line). (PH-INV-03)
  all see phase forage -> move; decks.supplies 5 -> 3; gone.supplies 5 -> 7
  all see Green: food 8 -> 14; ammo 1 -> 2; acted no -> yes; gear[Fishing Line].spent no -> yes; map[TI-F02].foraged no -> yes

38. Red is asked: Where do you move? (move, PH-MOVE-01)
  can (PH-MOVE-02): explore "Draw a tile and lay it"
  can (PH-MOVE-05): step:343 "Enter the starting tile"
  can't, not enough XP (PH-XP-06): learn "3 XP: learn a skill"
  Red answers: explore "Draw a tile and lay it"
  chance: tiles, TI-U05
  told: Red draws a tile: urban tile. (PH-MOVE-02)
  told: Red lays the urban tile to the north. (PH-MAP-10)
  all see decks.tiles 54 -> 53
  all see Red: map[TI-U05] new {card TI-U05, x 1, y -1, exits 15}

39. Red is asked: Enter the urban tile, or stay where you are? (enter, PH-MOVE-03)
  can (PH-MOVE-02): step:379 "Enter the urban tile"
  can (PH-MOVE-03): stay "Stay where you are"
  Red answers: step:379 "Enter the urban tile"
  told: Red enters the urban tile, zone 1. (PH-MOVE-09)
  all see Red: tile TI-M03 -> TI-U05; zone 0 -> 1; terrain mountain -> urban

40. Red is asked: The next space is of another level. From which level do you draw? (level, PH-RULING-69)
  can (PH-JOURNEY-01): level:2 "Level 2"
  can (PH-JOURNEY-02): level:1 "Level 1"
  Red answers: level:2 "Level 2"
  chance: encounters 2, Handcar
  told: Red has an encounter: Handcar. (PH-ENC-02)
  all see decks.encounters[1] 31 -> 30
  all see Red: journey.stage 0 -> 2; journey.level 0 -> 2; journey.figures 0 -> 1; journey.gain no -> yes; reveal - -> Handcar

41. Red is asked: Handcar: what do you do? (option, PH-RULING-117)
  can (PH-RULING-117): option:235:1 "Pump it alone (pay 2 food; test strength -1)"; option:235:2 "Push it up to the depot and load it"; option:235:3
      "Unbolt what will come off (test speed)"
  can't, you have no follower (PH-RULING-117): option:235 "Pump it with your companion (pay 3 food)"
  can't, not enough XP (PH-XP-06): learn "3 XP: learn a skill"
  Red answers: option:235:2 "Push it up to the depot and load it"
  chance: supply deck, Supplies 2; event deck, First Frost
  told: Red: Push it up to the depot and load it. (PH-RULING-117)
  told: The depot was not quite empty. It was also the last thing you passed yesterday, and you pass it again. (PH-ENC-05)
  told: Red finds supplies: 3 ammo. (PH-ENC-01)
  told: Red gains 3 ammo, 9 now (Supplies). (PH-MAP-18)
  told: Red loses 1 morale, 4 left (Handcar). (PH-ENC-01)
  told: Red gains a journey point: space 5. (PH-JOURNEY-04)
  told: Turn 3: First Frost. (PH-EVENT-01)
  told: Plum Weeks are over. (PH-EVENT-05)
  all see phase move -> eating; turn 2 -> 3; season Plum Weeks -> First Frost; decks.events 18 -> 17; decks.supplies 3 -> 2; gone.events 1 -> 2;
      gone.supplies 7 -> 8; gone.encounters[1] 0 -> 1
  all see Red: morale 5 -> 4; ammo 6 -> 9; jp 4 -> 5; action Move -> nothing; sum[16] 0 -> -1; sum[19] 1 -> 0; journey.stage 2 -> 0; journey.level 2
      -> 0; journey.figures 1 -> 0; journey.gain yes -> no; reveal Handcar -> -
  all see Green: action Forage -> nothing; acted yes -> no; sum[16] 0 -> -1; sum[19] 1 -> 0; gear[Fishing Line].spent yes -> no

42. Red is asked, side by side with others: How much of your 3 food do you eat? (eat, PH-EAT-05)
  can (PH-EAT-05): eat:1 "Eat 1 food"
  can (PH-EAT-03): eat "Eat nothing"
  Red answers: eat:1 "Eat 1 food"

43. Green is asked, side by side with others: How much of your 14 food do you eat? (eat, PH-EAT-05)
  can (PH-EAT-05): eat:1 "Eat 1 food"
  can (PH-EAT-03): eat "Eat nothing"
  Green answers: eat:1 "Eat 1 food"
  told: Green loses 1 food, 13 left. (PH-EAT-05)
  told: Green eats 1 food; hunger slot 0. (PH-EAT-05)
  told: Red loses 1 food, 2 left. (PH-EAT-05)
  told: Red eats 1 food; hunger slot 0. (PH-EAT-05)
  all see phase eating -> declare
  all see Red: food 3 -> 2
  all see Green: food 14 -> 13

44. Green is asked, side by side with others, in secret: What do you do this turn? (declare, PH-DECL-02)
  can (PH-DECL-02): declare:1 "Camp"; declare:3 "Scout"; declare:4 "Move"
  can't, your tile has been foraged (PH-FORAGE-04): declare:2 "Forage"
  Green answers: declare:4 "Move"
  Green sees Green: action nothing -> Move

45. Red is asked, side by side with others, in secret: What do you do this turn? (declare, PH-DECL-02)
  can (PH-DECL-02): declare:1 "Camp"; declare:3 "Scout"; declare:4 "Move"
  can't, your tile is not completed (PH-FORAGE-01): declare:2 "Forage"
  Red answers: declare:4 "Move"
  told: Green will Move. (PH-DECL-04)
  told: Red will Move. (PH-DECL-04)
  all see phase declare -> trade
  all see Red: action nothing -> Move
  all see Green: action nothing -> Move

46. Red is asked, and may pass: Do you trade with anybody? (trade, PH-TRADE-05)
  can (PH-RULING-51): done "Done"
  can't, everybody else is on another terrain type (PH-TRADE-01): offer "Make an offer"
  Red answers: done "Done"

47. Green is asked, and may pass: Do you trade with anybody? (trade, PH-TRADE-05)
  can (PH-INV-03): use:6 "Flare: trade with everybody"
  can (PH-RULING-51): done "Done"
  can't, everybody else is on another terrain type (PH-TRADE-01): offer "Make an offer"
  Green answers: done "Done"
  all see phase trade -> move

48. Green is asked: Where do you move? (move, PH-MOVE-01)
  can (PH-MOVE-02): explore "Draw a tile and lay it"
  can (PH-MOVE-05): step:344 "Enter the starting tile"
  can (PH-XP-06): learn "3 XP: learn a skill"
  can't, not enough XP (PH-XP-07): train "6 XP: strength to 5"; train:1 "6 XP: speed to 4"; train:2 "6 XP: mind to 5"; train:3 "6 XP: melee to 4";
      train:4 "6 XP: shooting to 3"
  can't, it would change nothing (PH-BONUS-02): use:24 "Painkillers: 2 health"
  Green answers: explore "Draw a tile and lay it"
  chance: tiles, Log Stockade
  told: Green draws a tile: Log Stockade. (PH-MOVE-02)
  all see decks.tiles 53 -> 52
  all see Green: drawn + Log Stockade

49. Green is asked: Where do you lay the Log Stockade? (place, PH-MAP-10)
  can (PH-MAP-10): place:358 "Lay it to the north, as it is"; place:358:1:1 "Lay it to the east, turned right"; place:358:3:1 "Lay it to the west,
      turned right"
  Green answers: place:358 "Lay it to the north, as it is"
  told: Green lays the Log Stockade to the north. (PH-MAP-10)
  all see Green: drawn - Log Stockade; map[Log Stockade] new {card Log Stockade, y -2, exits 5}

50. Green is asked: Enter the Log Stockade, or stay where you are? (enter, PH-MOVE-03)
  can (PH-MOVE-02): step:358 "Enter the Log Stockade"
  can (PH-MOVE-03): stay "Stay where you are"
  Green answers: step:358 "Enter the Log Stockade"
  told: Green enters the Log Stockade, zone 1. (PH-MOVE-09)
  all see Green: tile TI-F02 -> Log Stockade; zone 0 -> 1

51. Green is asked: The next space is of another level. From which level do you draw? (level, PH-RULING-69)
  can (PH-JOURNEY-01): level:2 "Level 2"
  can (PH-JOURNEY-02): level:1 "Level 1"
  Green answers: level:1 "Level 1"
  chance: encounters 1, The Casting Vote
  told: Green has an encounter: The Casting Vote. (PH-ENC-02)
  all see decks.encounters[0] 31 -> 30
  all see Green: journey.stage 0 -> 2; journey.level 0 -> 1; journey.figures 0 -> 1; reveal - -> The Casting Vote

52. Green is asked: The Casting Vote: what do you do? (option, PH-RULING-117)
  can (PH-RULING-117): option:199 "Speak for him (test mind)"; option:199:1 "Vote that he goes"; option:199:2 "Offer to fight for his place in the
      old way (test melee)"; option:199:3 "Abstain"
  can (PH-XP-06): learn "3 XP: learn a skill"
  can't, not enough XP (PH-XP-07): train "6 XP: strength to 5"; train:1 "6 XP: speed to 4"; train:2 "6 XP: mind to 5"; train:3 "6 XP: melee to 4";
      train:4 "6 XP: shooting to 3"
  can't, it would change nothing (PH-BONUS-02): use:24 "Painkillers: 2 health"
  Green answers: option:199 "Speak for him (test mind)"
  chance: die 4; equipment deck, Cache Map, seen by Green
  told: Green: Speak for him. (PH-RULING-117)
  told: Green tests mind: 4, passed (4 or less). (PH-TEST-01)
  told: You ask who here would like to shoe the grey mare instead. He takes something down from the wall of his workshop for you, and his hand, when
      he gives it, is cold. (PH-ENC-05)
  told: Green draws equipment (The Casting Vote). (PH-INV-01)
  told Green: Green draws the Cache Map (The Casting Vote). (PH-INV-01)
  all see decks.equipment 32 -> 31
  all see Green: hand + ?; fight.joined no -> yes
  Green sees Green: hand + Cache Map

53. Green is asked: You hold 3 items. Put one into play, or keep them. (hand, PH-INV-05)
  can (PH-INV-05): play:46 "Put the Accordion into play"; play:52 "Put the Cache Map into play"
  can (PH-INV-07): discard:15 "Discard the Knife"; discard:24 "Discard the Painkillers"; discard:28 "Discard the Fishing Line"; discard:6 "Discard
      the Flare"
  can (PH-INV-02): done "Done"
  can't, there is not enough room in your backpack (PH-INV-06): play:84 "Put the Sledgehammer into play"
  without a turn (PH-XP-05): none any more
  without a turn (PH-RULING-84): + discard:52 "Discard the Cache Map"
  without a turn (PH-INV-05): + play:52 "Put the Cache Map into play"
  not without a turn, it would change nothing (PH-BONUS-02): none any more
  Green answers: play:46 "Put the Accordion into play"
  chance: encounters 2, Gravel Man
  told: Green puts the Accordion into play. (PH-INV-05)
  told: Red enters the urban tile, zone 2. (PH-MOVE-09)
  told: Red meets the Gravel Man. (PH-ENC-02)
  all see decks.encounters[1] 30 -> 29; gone.encounters[0] 3 -> 4
  all see Red: zone 1 -> 2; safe no -> yes; journey.stage 0 -> 2; journey.level 0 -> 2; journey.figures 0 -> 1; journey.gain no -> yes; fight.on no
      -> yes; fight.leader Gamer -> Gravel Man; foes[Gravel Man] new {card Gravel Man, mine [{md 3}, {why 3, dd 1}], theirs [{md 3}, {why 2, md 1}]}
  all see Green: acted no -> yes; packed 4 -> 6; hand - ?; gear[Accordion] new {card Accordion}; journey.stage 2 -> 0; journey.level 1 -> 0;
      journey.figures 1 -> 0; reveal The Casting Vote -> -; fight.joined yes -> no
  Green sees Green: hand - Accordion

54. Red is asked: Gravel Man. Fight, or try to evade, with a die + 4 against a die + 2? (confront, PH-EVADE-01)
  can (PH-EVADE-01): fight "Stand and fight"; evade "Try to evade"
  can't, not enough XP (PH-XP-06): learn "3 XP: learn a skill"
  Red answers: evade "Try to evade"
  chance: die 5; die 5; encounters 2, The Bell Ringer
  told: Red evades, 9 to 7. (PH-EVADE-04)
  told: Red meets the Bell Ringer. (PH-ENC-02)
  all see decks.encounters[1] 29 -> 28; gone.encounters[1] 1 -> 2
  all see Red: journey.evaded no -> yes; fight.joined no -> yes; fight.leader Gravel Man -> The Bell Ringer; foes[0].card Gravel Man -> The Bell
      Ringer

55. Red is asked: Shoot with the Rook Rifle, 4 SD for 1 ammo of your 9, or hold your fire? (shoot, PH-SHOOT-02)
  can (PH-SHOOT-02): shoot:22 "Shoot: Rook Rifle"; hold "Hold your fire"
  Red answers: shoot:22 "Shoot: Rook Rifle"
  chance: sd 5; sd 5; sd 1; sd 4
  told: Red loses 1 ammo, 8 left (Rook Rifle). (PH-SHOOT-03)
  all see Red: ammo 9 -> 8; fight.rolled no -> yes; fight.dice[0].die MD -> SD; fight.dice[0].face 0 -> 5; fight.dice[0].is miss -> skill shot;
      fight.dice[1].die MD -> SD; fight.dice[1].face 0 -> 5; fight.dice[1].is miss -> skill shot; fight.dice[2].die MD -> SD; fight.dice[2].face 0 ->
      1; fight.dice[2].is miss -> range 1; fight.dice[3].die MD -> SD; fight.dice[3].face 0 -> 4; fight.dice[3].is miss -> special; fight.n 0 -> 4

56. Red is asked: Re-roll some of your dice, or keep the roll? (spend, PH-RULING-100)
  can (PH-RULING-100): keep-roll "Keep the roll"
  can (PH-INV-03): use:125 "Correcting Fire: 2 dice rolled again"
  without a turn (PH-RULING-84): none any more
  without a turn (PH-WPN-02): none any more
  not without a turn, there is not enough room in your backpack (PH-INV-06): none any more
  Red answers: keep-roll "Keep the roll"
  told: Red shoots at the Bell Ringer: range 1, skill shot ×2, special; 4 hits. (PH-SHOOT-09)
  told: The Bell Ringer takes 4 wounds, 1 left. (PH-SHOOT-16)
  told: Red: melee round 1. (PH-MELEE-01)
  all see Red: fight.round 0 -> 1; fight.n 4 -> 0; foes[The Bell Ringer].wounds 0 -> 4

57. Red is asked: Melee round 1: whom do you fight next, with which dice? (engage, PH-MULTI-01)
  can (PH-MULTI-01): engage "The Bell Ringer: roll 3 MD and 1 DD against 4 MD"; engage:0:1 "The Bell Ringer: roll 2 MD and 2 DD against 4 MD"
  Red answers: engage:0:1 "The Bell Ringer: roll 2 MD and 2 DD against 4 MD"
  chance: md 5; md 3; dd 4; dd 3; md 5; md 3; md 1; md 6; supply deck, Supplies 5; equipment deck, Speed Loader, seen by Red
  told: Red rolls block ×2, attack, critical; the Bell Ringer rolls block, critical, special. (PH-MELEE-07)
  told: Red against the Bell Ringer: 1 attack to 0. (PH-MELEE-15)
  told: The Bell Ringer takes 1 wound, 0 left. (PH-MELEE-18)
  told: The Bell Ringer is dead. (PH-COMBAT-06)
  told: Red gains 2 XP, 3 now (The Bell Ringer). (PH-XP-01)
  told: Red has won the fight. (PH-COMBAT-03)
  told: Red gains a journey point: space 6. (PH-JOURNEY-04)
  told: Red has completed the urban tile. (PH-MAP-17)
  told: Red finds supplies: 2 ammo, 1 equipment. (PH-MAP-17)
  told: Red gains 2 ammo, 10 now (Supplies). (PH-MAP-18)
  told: Red draws equipment (Supplies). (PH-INV-01)
  told Red: Red draws the Speed Loader (Supplies). (PH-INV-01)
  all see decks.equipment 31 -> 30; decks.supplies 2 -> 1; gone.supplies 8 -> 9
  all see Red: ammo 8 -> 10; xp 1 -> 3; jp 5 -> 6; hand + ?; journey.stage 2 -> 3; journey.figures 1 -> 0; fight.on yes -> no; fight.joined yes ->
      no; fight.rolled yes -> no; fight.leader The Bell Ringer -> Gamer; fight.round 1 -> 0; fight.dice[0].die SD -> MD; fight.dice[0].face 5 -> 0;
      fight.dice[0].is skill shot -> miss; fight.dice[1].die SD -> MD; fight.dice[1].face 5 -> 0; fight.dice[1].is skill shot -> miss;
      fight.dice[2].die SD -> MD; fight.dice[2].face 1 -> 0; fight.dice[2].is range 1 -> miss; fight.dice[3].die SD -> MD; fight.dice[3].face 4 -> 0;
      fight.dice[3].is special -> miss; foes[The Bell Ringer] gone
  Red sees Red: hand + Speed Loader

58. Red is asked: You hold 4 items, and may hold 3. Put one into play, or discard one. (less, PH-RULING-75)
  can (PH-RULING-84): discard:40 "Discard the Ballistic Plate"; discard:63 "Discard the Rope and Pulley"; discard:33 "Discard the Gunscope";
      discard:66 "Discard the Speed Loader"
  can (PH-INV-07): discard:22 "Discard the Rook Rifle"; discard:76 "Discard the Scaffold Spear"; discard:62 "Discard the Encyclopaedia"
  can't, there is not enough room in your backpack (PH-INV-06): play:40 "Put the Ballistic Plate into play"; play:63 "Put the Rope and Pulley into
      play"; play:33 "Put the Gunscope into play"; play:66 "Put the Speed Loader into play"
  without a turn (PH-RULING-84): + discard:40 "Discard the Ballistic Plate", discard:63 "Discard the Rope and Pulley", discard:33 "Discard the
      Gunscope", discard:66 "Discard the Speed Loader", discard:22 "Discard the Rook Rifle", discard:76 "Discard the Scaffold Spear", discard:62
      "Discard the Encyclopaedia"
  without a turn (PH-WPN-02): + unwield:22 "Put the Rook Rifle away", unwield:76 "Put the Scaffold Spear away"
  without a turn (PH-XP-05): + pause "Before the game goes on: spend XP, or use a card"
  not without a turn, there is not enough room in your backpack (PH-INV-06): + play:40 "Put the Ballistic Plate into play", play:63 "Put the Rope and
      Pulley into play", play:33 "Put the Gunscope into play", play:66 "Put the Speed Loader into play"
  Red answers: discard:33 "Discard the Gunscope"
  chance: supply deck, Supplies 6; weapon deck, Billhook 2, seen by Red
  told: Red discards the Gunscope. (PH-RULING-84)
  told: Red finds supplies: 1 weapon, 1 ammo. (PH-MAP-17)
  told: Red draws a weapon (Supplies). (PH-INV-01)
  told Red: Red draws the Billhook (Supplies). (PH-INV-01)
  all see decks.weapons 28 -> 27; decks.supplies 1 -> 0; gone.equipment 0 -> 1; gone.supplies 9 -> 10
  Red sees Red: hand - Gunscope 2 + Billhook 2

59. Red is asked: You hold 4 items, and may hold 3. Put one into play, or discard one. (less, PH-RULING-75)
  can (PH-RULING-84): discard:40 "Discard the Ballistic Plate"; discard:63 "Discard the Rope and Pulley"; discard:66 "Discard the Speed Loader";
      discard:70 "Discard the Billhook"
  can (PH-INV-07): discard:22 "Discard the Rook Rifle"; discard:76 "Discard the Scaffold Spear"; discard:62 "Discard the Encyclopaedia"
  can't, there is not enough room in your backpack (PH-INV-06): play:40 "Put the Ballistic Plate into play"; play:63 "Put the Rope and Pulley into
      play"; play:66 "Put the Speed Loader into play"; play:70 "Put the Billhook into play"
  without a turn (PH-RULING-84): - discard:33 "Discard the Gunscope" + discard:70 "Discard the Billhook"
  not without a turn, there is not enough room in your backpack (PH-INV-06): - play:33 "Put the Gunscope into play" + play:70 "Put the Billhook into
      play"
  Red answers: discard:70 "Discard the Billhook"
  chance: event deck, Weevils
  told: Red discards the Billhook. (PH-RULING-84)
  told: Red gains 1 ammo, 11 now (Supplies). (PH-MAP-18)
  told: Turn 4: Weevils. (PH-EVENT-01)
  told: Green loses 3 food, 10 left (Weevils). (PH-EVENT-01)
  all see phase move -> eating; turn 3 -> 4; event - -> Weevils; decks.events 17 -> 16; gone.weapons 2 -> 3
  all see Red: ammo 10 -> 11; action Move -> nothing; hand - ?; map[TI-U05].done no -> yes; journey.stage 3 -> 0; journey.level 2 -> 0; journey.gain
      yes -> no; journey.evaded yes -> no
  all see Green: food 13 -> 10; action Move -> nothing; acted yes -> no
  Red sees Red: hand - Billhook 2

60. Green is asked, side by side with others: How much of your 10 food do you eat? (eat, PH-EAT-05)
  can (PH-EAT-05): eat:1 "Eat 1 food"
  can (PH-EAT-03): eat "Eat nothing"
  without a turn (PH-INV-05): none any more
  without a turn (PH-XP-05): + pause "Before the game goes on: spend XP, or use a card"
  not without a turn, there is not enough room in your backpack (PH-INV-06): + play:52 "Put the Cache Map into play"
  not without a turn, it would change nothing (PH-BONUS-02): + use:24 "Painkillers: 2 health"
  Green answers: eat:1 "Eat 1 food"
  told: Green loses 1 food, 9 left. (PH-EAT-05)
  told: Green eats 1 food; hunger slot 0. (PH-EAT-05)
  told: Red is fed by the safe house. (PH-EAT-07)
  told: Red eats 0 food; hunger slot 0. (PH-EAT-07)
  all see phase eating -> declare
  all see Green: food 10 -> 9

61. Green is asked, side by side with others, in secret: What do you do this turn? (declare, PH-DECL-02)
  can (PH-DECL-02): declare:1 "Camp"; declare:3 "Scout"; declare:4 "Move"
  can't, your tile is not completed (PH-FORAGE-01): declare:2 "Forage"
  Green answers: declare:4 "Move"
  Green sees Green: action nothing -> Move

62. Red is asked, side by side with others, in secret: What do you do this turn? (declare, PH-DECL-02)
  can (PH-DECL-02): declare:1 "Camp"; declare:3 "Scout"; declare:2 "Forage"; declare:4 "Move"
  without a turn (PH-RULING-84): - discard:70 "Discard the Billhook"
  not without a turn, there is not enough room in your backpack (PH-INV-06): - play:70 "Put the Billhook into play"
  Red answers: declare:4 "Move"
  told: Green will Move. (PH-DECL-04)
  told: Red will Move. (PH-DECL-04)
  all see phase declare -> trade
  all see Red: action nothing -> Move
  all see Green: action nothing -> Move

63. Green is asked, and may pass: Do you trade with anybody? (trade, PH-TRADE-05)
  can (PH-INV-03): use:6 "Flare: trade with everybody"
  can (PH-RULING-51): done "Done"
  can't, everybody else is on another terrain type (PH-TRADE-01): offer "Make an offer"
  Green answers: done "Done"

64. Red is asked, and may pass: Do you trade with anybody? (trade, PH-TRADE-05)
  can (PH-RULING-51): done "Done"
  can't, everybody else is on another terrain type (PH-TRADE-01): offer "Make an offer"
  Red answers: done "Done"
  all see phase trade -> move

65. Green is asked: Where do you move? (move, PH-MOVE-01)
  can (PH-MOVE-06): onward:358 "Go on to the next zone"
  can (PH-XP-06): learn "3 XP: learn a skill"
  can't, not enough XP (PH-XP-07): train "6 XP: strength to 5"; train:1 "6 XP: speed to 4"; train:2 "6 XP: mind to 5"; train:3 "6 XP: melee to 4";
      train:4 "6 XP: shooting to 3"
  can't, it would change nothing (PH-BONUS-02): use:24 "Painkillers: 2 health"
  Green answers: onward:358 "Go on to the next zone"
  told: Green enters the Log Stockade, zone 2. (PH-MOVE-09)
  all see Green: zone 1 -> 2

66. Green is asked: The next space is of another level. From which level do you draw? (level, PH-RULING-69)
  can (PH-JOURNEY-01): level:2 "Level 2"
  can (PH-JOURNEY-02): level:1 "Level 1"
  Green answers: level:2 "Level 2"
  chance: encounters 2, The Long Usher
  told: Green meets the Long Usher. (PH-ENC-02)
  all see decks.encounters[1] 28 -> 27
  all see Green: journey.stage 0 -> 2; journey.level 0 -> 2; journey.figures 0 -> 1; journey.gain no -> yes; fight.on no -> yes; fight.leader Gamer
      -> The Long Usher; foes[The Long Usher] new {card The Long Usher, mine [{md 3}], theirs [{md 3}, {why 2, md 1}]}

67. Green is asked: The Long Usher. Fight, or try to evade, with a die + 3 against a die + 4? (confront, PH-EVADE-01)
  can (PH-EVADE-01): fight "Stand and fight"; evade "Try to evade"
  can (PH-XP-06): learn "3 XP: learn a skill"
  can't, not enough XP (PH-XP-07): train "6 XP: strength to 5"; train:1 "6 XP: speed to 4"; train:2 "6 XP: mind to 5"; train:3 "6 XP: melee to 4";
      train:4 "6 XP: shooting to 3"
  can't, it would change nothing (PH-BONUS-02): use:24 "Painkillers: 2 health"
  Green answers: evade "Try to evade"
  chance: die 3; die 1; encounters 2, Captain of the Bowls Club; human minions, Catapult Man; human minions, Pan Lid Infantry
  told: Green evades, 6 to 5. (PH-EVADE-04)
  told: Green meets the Captain of the Bowls Club. (PH-ENC-02)
  told: The Catapult Man joins the enemies. (PH-ENC-06)
  told: The Pan Lid Infantry joins the enemies. (PH-ENC-06)
  all see decks.encounters[1] 27 -> 26; decks.humans 12 -> 10; gone.encounters[1] 2 -> 3
  all see Green: journey.evaded no -> yes; fight.leader The Long Usher -> Captain of the Bowls Club; foes[Captain of the Bowls Club] new {card
      Captain of the Bowls Club, mine [{md 3}], theirs [{md 3}, {why 6, md 1}]}; foes[Catapult Man] new {card Catapult Man, mine [{md 3}, {why 2, md
      1}], theirs [{md 3}, {why 6, md 1}]}; foes[Pan Lid Infantry] new {card Pan Lid Infantry, mine [{md 3}, {why 2, md 1}], theirs [{md 3}, {why 5,
      dd 1}, {why 6, md 1}]}; foes[The Long Usher] gone

68. Green is asked: Captain of the Bowls Club with the Catapult Man and the Pan Lid Infantry. Fight, or try to evade, with a die + 3 against a die +
    3? (confront, PH-EVADE-01)
  can (PH-EVADE-01): fight "Stand and fight"
  can (PH-XP-06): learn "3 XP: learn a skill"
  can't, it replaces one you have evaded (PH-EVADE-05): evade "Try to evade"
  can't, not enough XP (PH-XP-07): train "6 XP: strength to 5"; train:1 "6 XP: speed to 4"; train:2 "6 XP: mind to 5"; train:3 "6 XP: melee to 4";
      train:4 "6 XP: shooting to 3"
  can't, it would change nothing (PH-BONUS-02): use:24 "Painkillers: 2 health"
  Green answers: fight "Stand and fight"
  chance: sd 6; sd 6; sd 5
  told: The Catapult Man shoots at Green: nothing but misses. (PH-RULING-98)
  told: The Captain of the Bowls Club shoots at Green: skill shot; 1 hit. (PH-RULING-98)
  told: Green loses 1 health, 6 left (Captain of the Bowls Club). (PH-SHOOT-16)
  told: Green: melee round 1. (PH-MELEE-01)
  all see Green: health 7 -> 6; fight.joined no -> yes; fight.rolled no -> yes; fight.round 0 -> 1; fight.from 0 -> 2; fight.foe -1 -> 0;
      fight.dice[0].die MD -> SD; fight.dice[0].face 0 -> 6; fight.dice[0].enemy no -> yes; fight.dice[1].die MD -> SD; fight.dice[1].face 0 -> 5;
      fight.dice[1].is miss -> skill shot; fight.dice[1].enemy no -> yes

69. Green is asked: Melee round 1: whom do you fight next, with which dice? (engage, PH-MULTI-01)
  can (PH-MULTI-01): engage "The Captain of the Bowls Club: roll 3 MD against 4 MD"; engage:1 "The Catapult Man: roll 4 MD against 4 MD"; engage:2
      "The Pan Lid Infantry: roll 4 MD against 4 MD and 1 DD"
  without a turn (PH-RULING-84): none any more
  without a turn (PH-WPN-02): none any more
  without a turn (PH-XP-05): none any more
  not without a turn, there is not enough room in your backpack (PH-INV-06): none any more
  not without a turn, it would change nothing (PH-BONUS-02): none any more
  Green answers: engage:1 "The Catapult Man: roll 4 MD against 4 MD"
  chance: md 3; md 3; md 5; md 6; md 5; md 6; md 4; md 3
  told: Green rolls block ×2, critical, special; the Catapult Man rolls block, attack, critical, special. (PH-MELEE-07)
  all see Green: fight.foe 0 -> 1; fight.dice[0].die SD -> MD; fight.dice[0].face 6 -> 3; fight.dice[0].is miss -> block; fight.dice[0].enemy yes ->
      no; fight.dice[1].die SD -> MD; fight.dice[1].face 5 -> 3; fight.dice[1].is skill shot -> block; fight.dice[1].enemy yes -> no;
      fight.dice[2].face 0 -> 5; fight.dice[2].is miss -> critical; fight.dice[3].face 0 -> 6; fight.dice[3].is miss -> special; fight.dice[4].face 0
      -> 5; fight.dice[4].is miss -> critical; fight.dice[4].enemy no -> yes; fight.dice[5].face 0 -> 6; fight.dice[5].is miss -> special;
      fight.dice[5].enemy no -> yes; fight.dice[6].face 0 -> 4; fight.dice[6].is miss -> attack; fight.dice[6].enemy no -> yes; fight.dice[7].face 0
      -> 3; fight.dice[7].is miss -> block; fight.dice[7].enemy no -> yes; fight.n 0 -> 8; foes[Catapult Man].fought no -> yes

70. Green is asked, for 0 to 1: Re-roll up to 1 die, or keep the roll? (reroll, PH-RULING-100)
  can (PH-REROLL-01): reroll "Re-roll MD block"; reroll:1 "Re-roll MD block"; reroll:2 "Re-roll MD critical"; reroll:3 "Re-roll MD special"
  Green answers: none
  told: Green against the Catapult Man: 1 attack to 0. (PH-MELEE-15)
  told: The Catapult Man takes 1 wound, 0 left. (PH-MELEE-18)
  told: The Catapult Man is dead. (PH-COMBAT-06)
  all see Green: fight.dice[2].gone no -> yes; fight.dice[3].is special -> attack; fight.dice[4].gone no -> yes; fight.dice[5].is special -> miss;
      fight.dice[5].gone no -> yes; fight.dice[6].gone no -> yes; foes[Catapult Man].wounds 0 -> 1; foes[Catapult Man].mine[0] gone; foes[Catapult
      Man].mine[1] gone; foes[Catapult Man].theirs[0] gone; foes[Catapult Man].theirs[1] gone

71. Green is asked: Melee round 1: whom do you fight next, with which dice? (engage, PH-MULTI-01)
  can (PH-MULTI-01): engage "The Captain of the Bowls Club: roll 3 MD against 4 MD"; engage:2 "The Pan Lid Infantry: roll 4 MD against 4 MD and 1 DD"
  Green answers: engage:2 "The Pan Lid Infantry: roll 4 MD against 4 MD and 1 DD"
  chance: md 1; md 5; md 4; md 2; md 2; md 3; md 1; md 2; dd 5
  told: Green rolls warrior, attack, critical; the Pan Lid Infantry rolls warrior ×2, block, special. (PH-MELEE-07)
  all see Green: fight.foe 1 -> 2; fight.dice[0].face 3 -> 1; fight.dice[0].is block -> miss; fight.dice[1].face 3 -> 5; fight.dice[1].is block ->
      critical; fight.dice[2].face 5 -> 4; fight.dice[2].is critical -> attack; fight.dice[2].gone yes -> no; fight.dice[3].face 6 -> 2;
      fight.dice[3].is attack -> warrior; fight.dice[4].face 5 -> 2; fight.dice[4].is critical -> warrior; fight.dice[4].gone yes -> no;
      fight.dice[5].face 6 -> 3; fight.dice[5].is miss -> block; fight.dice[5].gone yes -> no; fight.dice[6].face 4 -> 1; fight.dice[6].is attack ->
      miss; fight.dice[6].gone yes -> no; fight.dice[7].face 3 -> 2; fight.dice[7].is block -> warrior; fight.dice[8].die MD -> DD;
      fight.dice[8].face 0 -> 5; fight.dice[8].is miss -> special; fight.dice[8].enemy no -> yes; fight.n 8 -> 9; foes[Pan Lid Infantry].fought no ->
      yes

72. Green is asked, for 0 to 1: Re-roll up to 1 die, or keep the roll? (reroll, PH-RULING-100)
  can (PH-REROLL-01): reroll "Re-roll MD miss"; reroll:1 "Re-roll MD critical"; reroll:2 "Re-roll MD attack"; reroll:3 "Re-roll MD warrior"
  Green answers: reroll "Re-roll MD miss"
  chance: md 1; md 4; md 1; md 1; md 4; md 1; md 5; md 6; md 6; md 6; md 2; md 3; md 6; supply deck, Supplies 5
  told: Green re-rolls: the miss comes up again. (PH-REROLL-01)
  told: Green against the Pan Lid Infantry: 1 attack to 0. (PH-MELEE-15)
  told: The Pan Lid Infantry takes 2 wounds, 0 left. (PH-MELEE-18)
  told: The Pan Lid Infantry is dead. (PH-COMBAT-06)
  told: Green rolls attack; the Captain of the Bowls Club rolls attack, critical. (PH-MELEE-07)
  told: Green against the Captain of the Bowls Club: 1 attack to 2. (PH-MELEE-15)
  told: The Captain of the Bowls Club deals Green 3 wounds. (PH-MELEE-19)
  told: Green loses 3 health, 3 left (Captain of the Bowls Club). (PH-MELEE-19)
  told: Green: melee round 2. (PH-MELEE-01)
  told: Green rolls special ×3; the Captain of the Bowls Club rolls warrior, block, special. (PH-MELEE-07)
  told: Green against the Captain of the Bowls Club: 2 attacks to 0. (PH-MELEE-15)
  told: The Captain of the Bowls Club takes 3 wounds, 0 left. (PH-MELEE-18)
  told: The Captain of the Bowls Club is dead. (PH-COMBAT-06)
  told: Green gains 1 XP, 5 now (Captain of the Bowls Club). (PH-XP-01)
  told: Green gains 1 XP, 6 now (Catapult Man). (PH-XP-01)
  told: Green gains 1 XP, 7 now (Pan Lid Infantry). (PH-XP-01)
  told: Green has won the fight. (PH-COMBAT-03)
  told: Green gains a journey point: space 5. (PH-JOURNEY-04)
  told: Green has completed the Log Stockade. (PH-MAP-17)
  told: Green finds supplies: 2 food. (PH-MAP-17)
  told: Green gains 2 food, 11 now (Supplies). (PH-MAP-18)
  all see decks.supplies 0 -> 9; gone.supplies 10 -> 1
  all see Green: health 6 -> 3; food 9 -> 11; xp 4 -> 7; jp 4 -> 5; acted no -> yes; sum[11] 0 -> 1; map[Log Stockade].done no -> yes; journey.stage
      2 -> 0; journey.level 2 -> 0; journey.figures 1 -> 0; journey.gain yes -> no; journey.evaded yes -> no; fight.on yes -> no; fight.joined yes ->
      no; fight.rolled yes -> no; fight.leader Captain of the Bowls Club -> Gamer; fight.round 1 -> 0; fight.from 2 -> 0; fight.foe 2 -> -1;
      fight.dice[0].face 1 -> 0; fight.dice[1].face 5 -> 0; fight.dice[1].is critical -> miss; fight.dice[2].face 4 -> 0; fight.dice[2].is attack ->
      miss; fight.dice[3].face 2 -> 0; fight.dice[3].is warrior -> miss; fight.dice[4].face 2 -> 0; fight.dice[4].is warrior -> miss;
      fight.dice[4].enemy yes -> no; fight.dice[5].face 3 -> 0; fight.dice[5].is block -> miss; fight.dice[5].enemy yes -> no; fight.dice[6].face 1
      -> 0; fight.dice[6].enemy yes -> no; fight.dice[7].face 2 -> 0; fight.dice[7].is warrior -> miss; fight.dice[7].enemy yes -> no;
      fight.dice[8].die DD -> MD; fight.dice[8].face 5 -> 0; fight.dice[8].is special -> miss; fight.dice[8].enemy yes -> no; fight.n 9 -> 0;
      foes[Captain of the Bowls Club] gone; foes[Catapult Man] gone; foes[Pan Lid Infantry] gone

73. Red is asked: Where do you move? (move, PH-MOVE-01)
  can (PH-MOVE-02): explore "Draw a tile and lay it"
  can (PH-MOVE-05): step:391 "Enter the mountain tile"
  can (PH-XP-06): learn "3 XP: learn a skill"
  can't, not enough XP (PH-XP-07): train "6 XP: strength to 4"; train:1 "6 XP: speed to 5"; train:2 "6 XP: mind to 3"; train:3 "6 XP: melee to 3"
  can't, it can't go above 5 (PH-RULING-121): train:4 "6 XP: shooting to 6"
  Red answers: learn "3 XP: learn a skill"
  chance: skill deck, Bow Expert; skill deck, Falling Well
  told: Red spends 3 XP, 0 left. (PH-RULING-119)
  all see decks.skills 25 -> 23; gone.encounters[0] 4 -> 5; gone.encounters[1] 3 -> 4
  all see Red: xp 3 -> 0; drawn + Bow Expert, Falling Well

74. Red is asked: Keep 1 skill. (keep, PH-SETUP-28)
  can (PH-XP-06): keep:113 "Bow Expert"; keep:128 "Falling Well"
  without a turn (PH-XP-05): none any more
  Red answers: keep:128 "Falling Well"
  told: Red knows Falling Well. (PH-XP-06)
  all see gone.skills 1 -> 2
  all see Red: skills[Falling Well] new {card Falling Well}; drawn - Bow Expert, Falling Well

75. Red is asked: Where do you move? (move, PH-MOVE-01)
  can (PH-MOVE-02): explore "Draw a tile and lay it"
  can (PH-MOVE-05): step:391 "Enter the mountain tile"
  can't, not enough XP (PH-XP-06): learn "3 XP: learn a skill"
  Red answers: explore "Draw a tile and lay it"
  chance: tiles, Hot Spring
  told: Red draws a tile: Hot Spring. (PH-MOVE-02)
  all see decks.tiles 52 -> 51
  all see Red: drawn + Hot Spring

76. Red is asked: Where do you lay the Hot Spring? (place, PH-MAP-10)
  can (PH-MAP-10): place:402 "Lay it to the north, as it is"; place:402:0:1 "Lay it to the north, turned right"; place:402:0:2 "Lay it to the north,
      turned round"; place:402:1:1 "Lay it to the east, turned right"; place:402:1:2 "Lay it to the east, turned round"; place:402:1:3 "Lay it to the
      east, turned left"; place:402:3 "Lay it to the west, as it is"; place:402:3:1 "Lay it to the west, turned right"; place:402:3:3 "Lay it to the
      west, turned left"
  Red answers: place:402 "Lay it to the north, as it is"
  told: Red lays the Hot Spring to the north. (PH-MAP-10)
  all see Red: drawn - Hot Spring; map[Hot Spring] new {card Hot Spring, x 1, y -2, exits 7}

77. Red is asked: Enter the Hot Spring, or stay where you are? (enter, PH-MOVE-03)
  can (PH-MOVE-02): step:402 "Enter the Hot Spring"
  can (PH-MOVE-03): stay "Stay where you are"
  Red answers: step:402 "Enter the Hot Spring"
  chance: encounters 2, The Sleepwalkers
  told: Red enters the Hot Spring, zone 1. (PH-MOVE-09)
  told: Red has an encounter: The Sleepwalkers. (PH-ENC-02)
  all see decks.encounters[1] 26 -> 25
  all see Red: tile TI-U05 -> Hot Spring; zone 2 -> 1; terrain urban -> mountain; safe yes -> no; journey.stage 0 -> 2; journey.level 0 -> 2;
      journey.figures 0 -> 1; reveal - -> The Sleepwalkers

78. Red is asked: The Sleepwalkers: what do you do? (option, PH-RULING-117)
  can (PH-RULING-117): option:230 "Wake one (test mind -1)"; option:230:1 "Lift what you can out of the baskets (test speed)"; option:230:2 "Give the
      boy your supper (pay 2 food)"; option:230:3 "Fall in behind them until evening"
  can't, not enough XP (PH-XP-06): learn "3 XP: learn a skill"
  Red answers: option:230:1 "Lift what you can out of the baskets (test speed)"
  told: Red: Lift what you can out of the baskets. (PH-RULING-117)

79. Red is asked: A test of speed: 4 or less on a die passes. Roll, or use something first. (test, PH-TEST-01)
  can (PH-INV-03): use:62 "Encyclopaedia, Mad to Oil: the test is passed"
  can (PH-TEST-01): roll "Roll"
  Red answers: use:62 "Encyclopaedia, Mad to Oil: the test is passed"
  chance: supply deck, Supplies 4; weapon deck, Parade Sabre, seen by Red
  told: Red uses the Encyclopaedia. (PH-INV-03)
  told: Red discards the Encyclopaedia. (PH-INV-08)
  told: Red passes the test of speed without a roll. (PH-TEST-01)
  told: They have brought what sleepers bring. Under the candlesticks and the clock there is a supper for three and a box of cartridges. (PH-ENC-05)
  told: Red gains 3 food, 5 now (The Sleepwalkers). (PH-ENC-01)
  told: Red gains 1 ammo, 12 now (The Sleepwalkers). (PH-ENC-01)
  told: Red has completed the Hot Spring. (PH-MAP-17)
  told: Red finds supplies: 1 weapon. (PH-MAP-17)
  told: Red draws a weapon (Supplies). (PH-INV-01)
  told Red: Red draws the Parade Sabre (Supplies). (PH-INV-01)
  all see decks.weapons 27 -> 26; decks.supplies 9 -> 8; gone.equipment 1 -> 2; gone.supplies 1 -> 2; gone.encounters[1] 4 -> 5
  all see Red: food 2 -> 5; ammo 11 -> 12; packed 6 -> 4; sum[22] 1 -> 0; hand + ?; gear[Encyclopaedia, Mad to Oil] gone; journey.stage 2 -> 3;
      journey.figures 1 -> 0; reveal The Sleepwalkers -> -
  Red sees Red: hand + Parade Sabre

80. Red is asked: You hold 4 items, and may hold 3. Put one into play, or discard one. (less, PH-RULING-75)
  can (PH-INV-05): play:40 "Put the Ballistic Plate into play"; play:63 "Put the Rope and Pulley into play"; play:66 "Put the Speed Loader into
      play"; play:78 "Put the Parade Sabre into play"
  can (PH-RULING-84): discard:40 "Discard the Ballistic Plate"; discard:63 "Discard the Rope and Pulley"; discard:66 "Discard the Speed Loader";
      discard:78 "Discard the Parade Sabre"
  without a turn (PH-INV-05): + play:40 "Put the Ballistic Plate into play", play:63 "Put the Rope and Pulley into play", play:66 "Put the Speed
      Loader into play", play:78 "Put the Parade Sabre into play"
  without a turn (PH-RULING-84): - discard:62 "Discard the Encyclopaedia" + discard:78 "Discard the Parade Sabre"
  not without a turn, there is not enough room in your backpack (PH-INV-06): none any more
  Red answers: play:40 "Put the Ballistic Plate into play"
  chance: event deck, Open Frequency
  told: Red puts the Ballistic Plate into play. (PH-INV-05)
  told: Turn 5: Open Frequency. (PH-EVENT-01)
  all see phase move -> eating; turn 4 -> 5; event Weevils -> Open Frequency; decks.events 16 -> 15; gone.events 2 -> 3
  all see Red: action Move -> nothing; packed 4 -> 6; sum[10] 0 -> 1; sum[16] -1 -> 1; hand - ?; gear[Ballistic Plate] new {card Ballistic Plate};
      map[Hot Spring].done no -> yes; journey.stage 3 -> 0; journey.level 2 -> 0
  all see Green: action Move -> nothing; acted yes -> no
  Red sees Red: hand - Ballistic Plate

81. Red is asked, side by side with others: How much of your 5 food do you eat? (eat, PH-EAT-05)
  can (PH-EAT-05): eat:1 "Eat 1 food"
  can (PH-EAT-03): eat "Eat nothing"
  without a turn (PH-INV-05): none any more
  not without a turn, there is not enough room in your backpack (PH-INV-06): + play:63 "Put the Rope and Pulley into play", play:66 "Put the Speed
      Loader into play", play:78 "Put the Parade Sabre into play"
  Red answers: eat:1 "Eat 1 food"

82. Green is asked, side by side with others: How much of your 11 food do you eat? (eat, PH-EAT-05)
  can (PH-EAT-05): eat:1 "Eat 1 food"
  can (PH-EAT-03): eat "Eat nothing"
  without a turn (PH-RULING-84): + discard:84 "Discard the Sledgehammer", discard:52 "Discard the Cache Map", discard:15 "Discard the Knife",
      discard:24 "Discard the Painkillers", discard:28 "Discard the Fishing Line", discard:6 "Discard the Flare", discard:46 "Discard the Accordion"
  without a turn (PH-WPN-02): + unwield:15 "Put the Knife away"
  without a turn (PH-XP-07): + train "6 XP: strength to 5", train:1 "6 XP: speed to 4", train:2 "6 XP: mind to 5", train:3 "6 XP: melee to 4",
      train:4 "6 XP: shooting to 3"
  without a turn (PH-INV-03): + use:24 "Painkillers: 2 health"
  without a turn (PH-XP-05): + pause "Before the game goes on: spend XP, or use a card"
  not without a turn, there is not enough room in your backpack (PH-INV-06): + play:84 "Put the Sledgehammer into play", play:52 "Put the Cache Map
      into play"
  Green answers: eat:1 "Eat 1 food"
  told: Green loses 1 food, 10 left. (PH-EAT-05)
  told: Green eats 1 food; hunger slot 0. (PH-EAT-05)
  told: Red loses 1 food, 4 left. (PH-EAT-05)
  told: Red eats 1 food; hunger slot 0. (PH-EAT-05)
  all see phase eating -> declare
  all see Red: food 5 -> 4
  all see Green: food 11 -> 10

83. Red is asked, side by side with others, in secret: What do you do this turn? (declare, PH-DECL-02)
  can (PH-DECL-02): declare:1 "Camp"; declare:3 "Scout"; declare:2 "Forage"; declare:4 "Move"
  Red answers: declare:4 "Move"
  Red sees Red: action nothing -> Move

84. Green is asked, side by side with others, in secret: What do you do this turn? (declare, PH-DECL-02)
  can (PH-DECL-02): declare:1 "Camp"; declare:3 "Scout"; declare:2 "Forage"; declare:4 "Move"
  Green answers: declare:1 "Camp"
  told: Green will Camp. (PH-DECL-04)
  told: Red will Move. (PH-DECL-04)
  all see phase declare -> trade
  all see Red: action nothing -> Move
  all see Green: action nothing -> Camp

85. Green is asked, and may pass: Do you trade with anybody? (trade, PH-TRADE-05)
  can (PH-TRADE-01): offer "Make an offer"
  can (PH-INV-03): use:6 "Flare: trade with everybody"
  can (PH-RULING-51): done "Done"
  Green answers: done "Done"

86. Red is asked, and may pass: Do you trade with anybody? (trade, PH-TRADE-05)
  can (PH-TRADE-01): offer "Make an offer"
  can (PH-RULING-51): done "Done"
  Red answers: done "Done"
  told: Green camps on the Log Stockade. (PH-CAMP-01)
  told: Green gains 1 health, 4 now. (PH-CAMP-01)
  all see phase trade -> camp
  all see Green: health 3 -> 4

87. Green is asked, and may pass: You camp. Use what you have, on yourself or on others? (camp, PH-CAMP-05)
  can (PH-INV-03): use:115 "Field Dressing: 1 health"; use:117 "Razor Work: 2 health for 1 scar healed"; use:24 "Painkillers: 2 health"
  can (PH-XP-06): learn "3 XP: learn a skill"
  can (PH-XP-07): train "6 XP: strength to 5"; train:1 "6 XP: speed to 4"; train:2 "6 XP: mind to 5"; train:3 "6 XP: melee to 4"; train:4 "6 XP:
      shooting to 3"
  can't, it would change nothing (PH-BONUS-02): use:46 "Accordion: 1 morale"
  can't, your tiles show different terrain (PH-CAMP-09): use-on:115 "Field Dressing for Red: 1 health"; use-on:46:1 "Accordion for Red: 1 morale"
  Green answers: train:1 "6 XP: speed to 4"
  told: Green spends 6 XP, 1 left. (PH-RULING-119)
  told: Green's speed is 4. (PH-XP-07)
  all see gone.encounters[0] 5 -> 8; gone.encounters[1] 5 -> 6; gone.humans 0 -> 2
  all see Green: stats[1] 3 -> 4; raised[1] 0 -> 1; xp 7 -> 1

88. Green is asked, and may pass: You camp. Use what you have, on yourself or on others? (camp, PH-CAMP-05)
  can (PH-INV-03): use:115 "Field Dressing: 1 health"; use:117 "Razor Work: 2 health for 1 scar healed"; use:24 "Painkillers: 2 health"
  can't, it would change nothing (PH-BONUS-02): use:46 "Accordion: 1 morale"
  can't, your tiles show different terrain (PH-CAMP-09): use-on:115 "Field Dressing for Red: 1 health"; use-on:46:1 "Accordion for Red: 1 morale"
  can't, not enough XP (PH-XP-06): learn "3 XP: learn a skill"
  without a turn (PH-XP-07): none any more
  without a turn (PH-XP-05): none any more
  Green answers: use:24 "Painkillers: 2 health"
  told: Green uses the Painkillers. (PH-INV-03)
  told: Green discards the Painkillers. (PH-INV-08)
  told: Green gains 2 health, 6 now (Painkillers). (PH-INV-03)
  all see Green: health 4 -> 6; packed 6 -> 5; gear[Painkillers] gone

89. Green is asked, and may pass: You camp. Use what you have, on yourself or on others? (camp, PH-CAMP-05)
  can (PH-INV-03): use:115 "Field Dressing: 1 health"; use:117 "Razor Work: 2 health for 1 scar healed"
  can't, it would change nothing (PH-BONUS-02): use:46 "Accordion: 1 morale"
  can't, your tiles show different terrain (PH-CAMP-09): use-on:115 "Field Dressing for Red: 1 health"; use-on:46:1 "Accordion for Red: 1 morale"
  can't, not enough XP (PH-XP-06): learn "3 XP: learn a skill"
  without a turn (PH-INV-03): none any more
  without a turn (PH-RULING-84): - discard:24 "Discard the Painkillers"
  without a turn (PH-INV-05): + play:52 "Put the Cache Map into play"
  not without a turn, there is not enough room in your backpack (PH-INV-06): - play:52 "Put the Cache Map into play"
  Green answers: use:115 "Field Dressing: 1 health"
  told: Green uses Field Dressing. (PH-INV-03)
  told: Green gains 1 health, 7 now (Field Dressing). (PH-INV-03)
  all see Green: health 6 -> 7; skills[Field Dressing].spent no -> yes

90. Green is asked, and may pass: You camp. Use what you have, on yourself or on others? (camp, PH-CAMP-05)
  can (PH-INV-03): use:117 "Razor Work: 2 health for 1 scar healed"
  can't, it has been used (PH-INV-03): use:115 "Field Dressing: 1 health"
  can't, it would change nothing (PH-BONUS-02): use:46 "Accordion: 1 morale"
  can't, your tiles show different terrain (PH-CAMP-09): use-on:46:1 "Accordion for Red: 1 morale"
  can't, not enough XP (PH-XP-06): learn "3 XP: learn a skill"
  Green answers: pass
  all see phase camp -> move
  all see Green: acted no -> yes

91. Red is asked: Where do you move? (move, PH-MOVE-01)
  can (PH-MOVE-02): explore "Draw a tile and lay it"
  can (PH-MOVE-05): step:379 "Enter the urban tile"
  can't, not enough XP (PH-XP-06): learn "3 XP: learn a skill"
  Red answers: explore "Draw a tile and lay it"
  chance: tiles, TI-P11
  told: Red draws a tile: plains tile. (PH-MOVE-02)
  all see decks.tiles 51 -> 50
  all see Red: drawn + TI-P11

92. Red is asked: Where do you lay the plains tile? (place, PH-MAP-10)
  can (PH-MAP-10): place:371 "Lay it to the north, as it is"; place:371:0:1 "Lay it to the north, turned right"; place:371:0:2 "Lay it to the north,
      turned round"; place:371:1:1 "Lay it to the east, turned right"; place:371:1:2 "Lay it to the east, turned round"; place:371:1:3 "Lay it to the
      east, turned left"
  Red answers: place:371:0:2 "Lay it to the north, turned round"
  told: Red lays the plains tile to the north. (PH-MAP-10)
  all see Red: drawn - TI-P11; map[TI-P11] new {card TI-P11, x 1, y -3, exits 13, turned 2}

93. Red is asked: Enter the plains tile, or stay where you are? (enter, PH-MOVE-03)
  can (PH-MOVE-02): step:371 "Enter the plains tile"
  can (PH-MOVE-03): stay "Stay where you are"
  Red answers: step:371 "Enter the plains tile"
  chance: encounters 2, Checkpoint of One
  told: Red enters the plains tile, zone 1. (PH-MOVE-09)
  told: Red has an encounter: Checkpoint of One. (PH-ENC-02)
  all see decks.encounters[1] 25 -> 24
  all see Red: tile Hot Spring -> TI-P11; terrain mountain -> plains; sum[16] 1 -> -1; journey.stage 0 -> 2; journey.level 0 -> 2; journey.figures 0
      -> 1; journey.gain no -> yes; reveal - -> Checkpoint of One

94. Red is asked: Checkpoint of One: what do you do? (option, PH-RULING-117)
  can (PH-RULING-117): option:229 "Guess the password (test mind)"; option:229:1 "Relieve him in due form (pay 2 food)"; option:229:2 "Teach him to
      shoot (pay 1 ammo; test shooting)"; option:229:3 "Take the rifle off him (test melee +1)"
  can't, not enough XP (PH-XP-06): learn "3 XP: learn a skill"
  Red answers: option:229:2 "Teach him to shoot (pay 1 ammo; test shooting)"
  chance: die 4; event deck, Hurricane
  told: Red: Teach him to shoot. (PH-RULING-117)
  told: Red loses 1 ammo, 11 left (Checkpoint of One). (PH-ENC-01)
  told: Red tests shooting: 4, passed (5 or less). (PH-TEST-01)
  told: You put a hole through the O of STOP and hand him the rifle the right way round. The rest of the afternoon he spends on the S. (PH-ENC-05)
  told: Red gains 1 XP, 1 now (Checkpoint of One). (PH-XP-03)
  told: Red gains a journey point: space 7. (PH-JOURNEY-04)
  told: Turn 6: Hurricane. (PH-EVENT-01)
  told: First Frost is over. (PH-EVENT-05)
  told: Green loses 1 health, 6 left (Hurricane). (PH-EVENT-01)
  told: Red loses 1 health, 5 left (Hurricane). (PH-EVENT-01)
  all see phase move -> eating; turn 5 -> 6; event Open Frequency -> -; season First Frost -> Hurricane; decks.events 15 -> 14; gone.events 3 -> 5
  all see Red: health 6 -> 5; ammo 12 -> 11; xp 0 -> 1; jp 6 -> 7; action Move -> nothing; sum[16] -1 -> 0; journey.stage 2 -> 0; journey.level 2 ->
      0; journey.figures 1 -> 0; journey.gain yes -> no; reveal Checkpoint of One -> -
  all see Green: health 7 -> 6; action Camp -> nothing; acted yes -> no; sum[16] -1 -> 0; skills[Field Dressing].spent yes -> no

95. Red is asked, side by side with others: How much of your 4 food do you eat? (eat, PH-EAT-05)
  can (PH-EAT-05): eat:1 "Eat 1 food"
  can (PH-EAT-03): eat "Eat nothing"
  Red answers: eat:1 "Eat 1 food"

96. Green is asked, side by side with others: How much of your 10 food do you eat? (eat, PH-EAT-05)
  can (PH-EAT-05): eat:1 "Eat 1 food"
  can (PH-EAT-03): eat "Eat nothing"
  Green answers: eat:1 "Eat 1 food"
  told: Green loses 1 food, 9 left. (PH-EAT-05)
  told: Green eats 1 food; hunger slot 0. (PH-EAT-05)
  told: Red loses 1 food, 3 left. (PH-EAT-05)
  told: Red eats 1 food; hunger slot 0. (PH-EAT-05)
  all see phase eating -> declare
  all see Red: food 4 -> 3
  all see Green: food 10 -> 9

97. Red is asked, side by side with others, in secret: What do you do this turn? (declare, PH-DECL-02)
  can (PH-DECL-02): declare:1 "Camp"; declare:3 "Scout"
  can't, your tile is not completed (PH-FORAGE-01): declare:2 "Forage"
  can't, Hurricane: nobody can move this turn (PH-EVENT-01): declare:4 "Move"
  Red answers: declare:1 "Camp"
  Red sees Red: action nothing -> Camp

98. Green is asked, side by side with others, in secret: What do you do this turn? (declare, PH-DECL-02)
  can (PH-DECL-02): declare:1 "Camp"; declare:3 "Scout"; declare:2 "Forage"
  can't, Hurricane: nobody can move this turn (PH-EVENT-01): declare:4 "Move"
  Green answers: declare:1 "Camp"
  told: Green will Camp. (PH-DECL-04)
  told: Red will Camp. (PH-DECL-04)
  all see phase declare -> trade
  all see Red: action nothing -> Camp
  all see Green: action nothing -> Camp

99. Red is asked, and may pass: Do you trade with anybody? (trade, PH-TRADE-05)
  can (PH-RULING-51): done "Done"
  can't, everybody else is on another terrain type (PH-TRADE-01): offer "Make an offer"
  Red answers: done "Done"

100. Green is asked, and may pass: Do you trade with anybody? (trade, PH-TRADE-05)
  can (PH-INV-03): use:6 "Flare: trade with everybody"
  can (PH-RULING-51): done "Done"
  can't, everybody else is on another terrain type (PH-TRADE-01): offer "Make an offer"
  Green answers: done "Done"
  told: Green camps on the Log Stockade. (PH-CAMP-01)
  told: Green gains 1 health, 7 now. (PH-CAMP-01)
  told: Red camps on the plains tile. (PH-CAMP-01)
  told: Red gains 1 health, 6 now. (PH-CAMP-01)
  told: Red uses Snaring. (PH-INV-03)
  told: Red gains 1 food, 4 now (Snaring). (PH-INV-03)
  all see phase trade -> camp
  all see Red: health 5 -> 6; food 3 -> 4; skills[Snaring].spent no -> yes
  all see Green: health 6 -> 7

101. Green is asked, and may pass: You camp. Use what you have, on yourself or on others? (camp, PH-CAMP-05)
  can (PH-INV-03): use:117 "Razor Work: 2 health for 1 scar healed"
  can't, it would change nothing (PH-BONUS-02): use:115 "Field Dressing: 1 health"; use:46 "Accordion: 1 morale"
  can't, your tiles show different terrain (PH-CAMP-09): use-on:115 "Field Dressing for Red: 1 health"; use-on:46:1 "Accordion for Red: 1 morale"
  can't, not enough XP (PH-XP-06): learn "3 XP: learn a skill"
  Green answers: pass
  chance: event deck, Protector
  told: Hurricane is over. (PH-EVENT-04)
  told: Turn 7: Protector. (PH-EVENT-01)
  told: Red takes Protector. (PH-EVENT-06)
  all see phase camp -> eating; turn 6 -> 7; season Hurricane -> -; decks.events 14 -> 13; gone.events 5 -> 6
  all see Red: action Camp -> nothing; skills[Snaring].spent yes -> no; kept + Protector
  all see Green: action Camp -> nothing

102. Green is asked, side by side with others: How much of your 9 food do you eat? (eat, PH-EAT-05)
  can (PH-EAT-05): eat:1 "Eat 1 food"
  can (PH-EAT-03): eat "Eat nothing"
  Green answers: eat:1 "Eat 1 food"

103. Red is asked, side by side with others: How much of your 4 food do you eat? (eat, PH-EAT-05)
  can (PH-EAT-05): eat:1 "Eat 1 food"
  can (PH-EAT-03): eat "Eat nothing"
  Red answers: eat:1 "Eat 1 food"
  told: Green loses 1 food, 8 left. (PH-EAT-05)
  told: Green eats 1 food; hunger slot 0. (PH-EAT-05)
  told: Red loses 1 food, 3 left. (PH-EAT-05)
  told: Red eats 1 food; hunger slot 0. (PH-EAT-05)
  all see phase eating -> declare
  all see Red: food 4 -> 3
  all see Green: food 9 -> 8

104. Red is asked, side by side with others, in secret: What do you do this turn? (declare, PH-DECL-02)
  can (PH-DECL-02): declare:1 "Camp"; declare:3 "Scout"; declare:4 "Move"
  can't, your tile is not completed (PH-FORAGE-01): declare:2 "Forage"
  Red answers: declare:4 "Move"
  Red sees Red: action nothing -> Move

105. Green is asked, side by side with others, in secret: What do you do this turn? (declare, PH-DECL-02)
  can (PH-DECL-02): declare:1 "Camp"; declare:3 "Scout"; declare:2 "Forage"; declare:4 "Move"
  Green answers: declare:4 "Move"
  told: Green will Move. (PH-DECL-04)
  told: Red will Move. (PH-DECL-04)
  all see phase declare -> trade
  all see Red: action nothing -> Move
  all see Green: action nothing -> Move

106. Green is asked, and may pass: Do you trade with anybody? (trade, PH-TRADE-05)
  can (PH-INV-03): use:6 "Flare: trade with everybody"
  can (PH-RULING-51): done "Done"
  can't, everybody else is on another terrain type (PH-TRADE-01): offer "Make an offer"
  Green answers: done "Done"

107. Red is asked, and may pass: Do you trade with anybody? (trade, PH-TRADE-05)
  can (PH-RULING-51): done "Done"
  can't, everybody else is on another terrain type (PH-TRADE-01): offer "Make an offer"
  Red answers: done "Done"
  all see phase trade -> move

108. Green is asked: Where do you move? (move, PH-MOVE-01)
  can (PH-MOVE-02): explore "Draw a tile and lay it"
  can (PH-MOVE-05): step:348 "Enter the forest tile"
  can't, not enough XP (PH-XP-06): learn "3 XP: learn a skill"
  Green answers: explore "Draw a tile and lay it"
  chance: tiles, TI-U09
  told: Green draws a tile: urban tile. (PH-MOVE-02)
  all see decks.tiles 50 -> 49
  all see Green: drawn + TI-U09

109. Green is asked: Where do you lay the urban tile? (place, PH-MAP-10)
  can (PH-MAP-10): place:383 "Lay it to the north, as it is"; place:383:0:1 "Lay it to the north, turned right"; place:383:0:2 "Lay it to the north,
      turned round"
  Green answers: place:383 "Lay it to the north, as it is"
  told: Green lays the urban tile to the north. (PH-MAP-10)
  all see Green: drawn - TI-U09; map[TI-U09] new {card TI-U09, y -3, exits 7}

110. Green is asked: Enter the urban tile, or stay where you are? (enter, PH-MOVE-03)
  can (PH-MOVE-02): step:383 "Enter the urban tile"
  can (PH-MOVE-03): stay "Stay where you are"
  Green answers: step:383 "Enter the urban tile"
  chance: encounters 2, Clean Hands Brigade; human minions, Debtor
  told: Green enters the urban tile, zone 1. (PH-MOVE-09)
  told: Green meets the Clean Hands Brigade. (PH-ENC-02)
  told: The Debtor joins the enemies. (PH-ENC-06)
  all see decks.encounters[1] 24 -> 23; decks.humans 10 -> 9
  all see Green: tile Log Stockade -> TI-U09; zone 2 -> 1; terrain forest -> urban; sum[11] 1 -> 0; journey.stage 0 -> 2; journey.level 0 -> 2;
      journey.figures 0 -> 1; journey.gain no -> yes; fight.on no -> yes; fight.leader Gamer -> Clean Hands Brigade; foes[Clean Hands Brigade] new
      {card Clean Hands Brigade, mine [{md 3}], theirs [{md 3}, {why 2, md 1}, {why 6, md 1}]}; foes[Debtor] new {card Debtor, mine [{md 3}], theirs
      [{md 3}, {why 6, md 1}]}

111. Green is asked: Clean Hands Brigade with the Debtor. Fight, or try to evade, with a die + 4 against a die + 2? (confront, PH-EVADE-01)
  can (PH-EVADE-01): fight "Stand and fight"; evade "Try to evade"
  can't, not enough XP (PH-XP-06): learn "3 XP: learn a skill"
  Green answers: evade "Try to evade"
  chance: die 2; die 6
  told: Green is caught evading, 6 to 8. (PH-EVADE-06)
  told: Green: melee round 1. (PH-MELEE-01)
  all see Green: journey.again no -> yes; fight.joined no -> yes; fight.rolled no -> yes; fight.round 0 -> 1; fight.failed no -> yes; foes[Clean
      Hands Brigade].mine[0].why 0 -> 11; foes[Clean Hands Brigade].mine[0].md 3 -> 1; foes[Debtor].mine[0].why 0 -> 11; foes[Debtor].mine[0].md 3 ->
      1

112. Green is asked: Melee round 1: whom do you fight next, with which dice? (engage, PH-MULTI-01)
  can (PH-MULTI-01): engage "The Clean Hands Brigade: roll 1 MD against 5 MD"; engage:1 "The Debtor: roll 1 MD against 4 MD"
  without a turn (PH-RULING-84): none any more
  without a turn (PH-INV-05): none any more
  without a turn (PH-WPN-02): none any more
  not without a turn, there is not enough room in your backpack (PH-INV-06): none any more
  Green answers: engage:1 "The Debtor: roll 1 MD against 4 MD"
  chance: md 3; md 3; md 4; md 1; md 6
  told: Green rolls block; the Debtor rolls block, attack, special. (PH-MELEE-07)
  all see Green: fight.foe -1 -> 1; fight.dice[0].face 0 -> 3; fight.dice[0].is miss -> block; fight.dice[1].face 0 -> 3; fight.dice[1].is miss ->
      block; fight.dice[1].enemy no -> yes; fight.dice[2].face 0 -> 4; fight.dice[2].is miss -> attack; fight.dice[2].enemy no -> yes;
      fight.dice[3].face 0 -> 1; fight.dice[3].enemy no -> yes; fight.dice[4].face 0 -> 6; fight.dice[4].is miss -> special; fight.dice[4].enemy no
      -> yes; fight.n 0 -> 5; foes[Debtor].fought no -> yes

113. Green is asked, for 0 to 1: Re-roll up to 1 die, or keep the roll? (reroll, PH-RULING-100)
  can (PH-REROLL-01): reroll "Re-roll MD block"
  Green answers: none
  chance: md 5; md 6; md 3; md 5; md 5; md 5
  told: Green against the Debtor: 0 attacks to 1. (PH-MELEE-15)
  told: The Debtor deals Green 1 wound. (PH-MELEE-19)
  told: Green loses 1 health, 6 left (Debtor). (PH-MELEE-19)
  told: Green rolls critical; the Clean Hands Brigade rolls block, critical ×3, special. (PH-MELEE-07)
  told: Green against the Clean Hands Brigade: 0 attacks to 3. (PH-MELEE-15)
  told: The Clean Hands Brigade knocks Green down. (PH-MELEE-22)
  told: The Clean Hands Brigade deals Green 5 wounds. (PH-MELEE-19)
  told: Green loses 5 health, 1 left (Clean Hands Brigade). (PH-MELEE-19)
  told: Green loses 1 morale, 6 left (Clean Hands Brigade). (PH-MELEE-19)
  told: Green: melee round 2. (PH-MELEE-01)
  all see Green: health 7 -> 1; morale 7 -> 6; fight.round 1 -> 2; fight.down no -> yes; fight.from 0 -> 1; fight.foe 1 -> -1; fight.dice[0].face 3
      -> 5; fight.dice[0].is block -> critical; fight.dice[0].gone no -> yes; fight.dice[1].face 3 -> 6; fight.dice[1].is block -> special;
      fight.dice[2].face 4 -> 3; fight.dice[2].is attack -> block; fight.dice[3].face 1 -> 5; fight.dice[3].is miss -> critical; fight.dice[4].face 6
      -> 5; fight.dice[4].is special -> critical; fight.dice[5].face 0 -> 5; fight.dice[5].is miss -> critical; fight.dice[5].enemy no -> yes;
      fight.n 5 -> 0; foes[Clean Hands Brigade].mine[0].why 11 -> 0; foes[Clean Hands Brigade].mine[0].md 1 -> 3; foes[Clean Hands Brigade].mine[1]
      new {why 9, md -1}; foes[Debtor].fought yes -> no; foes[Debtor].mine[0].why 11 -> 0; foes[Debtor].mine[0].md 1 -> 3; foes[Debtor].mine[1] new
      {why 9, md -1}

114. Green is asked: Melee round 2: whom do you fight next, with which dice? (engage, PH-MULTI-01)
  can (PH-MULTI-01): engage "The Clean Hands Brigade: roll 2 MD against 5 MD"; engage:0:1 "The Clean Hands Brigade: roll 1 MD and 1 DD against 5 MD";
      engage:1 "The Debtor: roll 2 MD against 4 MD"; engage:1:1 "The Debtor: roll 1 MD and 1 DD against 4 MD"
  Green answers: engage:1 "The Debtor: roll 2 MD against 4 MD"
  chance: md 1; md 1; md 1; md 5; md 1; md 3
  told: Green rolls nothing but misses; the Debtor rolls block, critical. (PH-MELEE-07)
  all see Green: fight.foe -1 -> 1; fight.dice[0].face 5 -> 1; fight.dice[0].is critical -> miss; fight.dice[0].gone yes -> no; fight.dice[1].face 6
      -> 1; fight.dice[1].is special -> miss; fight.dice[1].enemy yes -> no; fight.dice[2].face 3 -> 1; fight.dice[2].is block -> miss;
      fight.dice[4].face 5 -> 1; fight.dice[4].is critical -> miss; fight.dice[5].face 5 -> 3; fight.dice[5].is critical -> block; fight.n 0 -> 6;
      foes[Debtor].fought no -> yes

115. Green is asked, for 0 to 1: Re-roll up to 1 die, or keep the roll? (reroll, PH-RULING-100)
  can (PH-REROLL-01): reroll "Re-roll MD miss"; reroll:1 "Re-roll MD miss"
  Green answers: reroll "Re-roll MD miss"
  chance: md 6; scar deck, Just a Scar 9, seen by Green; scar deck, Just a Scar 5, seen by Green
  told: Green re-rolls: the miss becomes a special. (PH-REROLL-01)
  told: Green against the Debtor: 0 attacks to 1. (PH-MELEE-15)
  told: The Debtor deals Green 2 wounds. (PH-MELEE-19)
  told: Green loses 1 health, 0 left (Debtor). (PH-MELEE-19)
  told: Green is knocked out: no health is left. (PH-KO-01)
  told: Green draws a scar, 3 now. (PH-KO-01)
  told: Green draws a scar, 4 now. (PH-KO-01)
  told: Green is back on the starting tile. (PH-KO-01)
  told: Green gains 1 food, 9 now. (PH-KO-01)
  told Green: Green draws a scar, Just a Scar: 3 now. (PH-KO-01)
  told Green: Green draws a scar, Just a Scar: 4 now. (PH-KO-01)
  all see decks.scars 27 -> 25; gone.encounters[1] 6 -> 7; gone.humans 2 -> 3
  all see Green: food 8 -> 9; tile TI-U09 -> TI-00-2; zone 1 -> 0; terrain urban -> plains; scars + ?, ?; journey.stage 2 -> 0; journey.level 2 -> 0;
      journey.figures 1 -> 0; journey.gain yes -> no; journey.again yes -> no; fight.on yes -> no; fight.joined yes -> no; fight.rolled yes -> no;
      fight.leader Clean Hands Brigade -> Gamer; fight.round 2 -> 0; fight.failed yes -> no; fight.down yes -> no; fight.from 1 -> 0; fight.foe 1 ->
      -1; fight.dice[0].face 1 -> 0; fight.dice[1].face 1 -> 0; fight.dice[2].face 1 -> 0; fight.dice[2].enemy yes -> no; fight.dice[3].face 5 -> 0;
      fight.dice[3].is critical -> miss; fight.dice[3].enemy yes -> no; fight.dice[4].face 1 -> 0; fight.dice[4].enemy yes -> no; fight.dice[5].face
      3 -> 0; fight.dice[5].is block -> miss; fight.dice[5].enemy yes -> no; fight.n 6 -> 0; foes[Clean Hands Brigade] gone; foes[Debtor] gone
  Green sees Green: scars + Just a Scar 9, Just a Scar 5

116. Green is asked: You come round with 1 health and 6 morale. Exchange some? (swap-life, PH-RULING-139)
  can (PH-RULING-139): swap "Exchange nothing"; swap:1 "Exchange 1 morale for 1 health"; swap:2 "Exchange 2 morale for 2 health"; swap:3 "Exchange 3
      morale for 3 health"; swap:4 "Exchange 4 morale for 4 health"; swap:5 "Exchange 5 morale for 5 health"
  without a turn (PH-RULING-84): + discard:84 "Discard the Sledgehammer", discard:52 "Discard the Cache Map", discard:15 "Discard the Knife",
      discard:28 "Discard the Fishing Line", discard:6 "Discard the Flare", discard:46 "Discard the Accordion"
  without a turn (PH-INV-05): + play:52 "Put the Cache Map into play"
  without a turn (PH-WPN-02): + unwield:15 "Put the Knife away"
  not without a turn, there is not enough room in your backpack (PH-INV-06): + play:84 "Put the Sledgehammer into play"
  Green answers: swap:3 "Exchange 3 morale for 3 health"
  told: Green exchanges: 3 morale for 3 health. (PH-RULING-139)
  told: Red enters the plains tile, zone 2. (PH-MOVE-09)
  all see Red: zone 1 -> 2
  all see Green: health 1 -> 4; morale 6 -> 3; acted no -> yes

117. Red is asked: The next space is of another level. From which level do you draw? (level, PH-RULING-69)
  can (PH-JOURNEY-01): level:3 "Level 3"
  can (PH-JOURNEY-02): level:2 "Level 2"
  Red answers: level:2 "Level 2"
  chance: encounters 2, Crossbow Poacher
  told: Red meets the Crossbow Poacher. (PH-ENC-02)
  all see decks.encounters[1] 23 -> 22
  all see Red: journey.stage 0 -> 2; journey.level 0 -> 2; journey.figures 0 -> 1; fight.on no -> yes; fight.leader Gamer -> Crossbow Poacher;
      foes[Crossbow Poacher] new {card Crossbow Poacher, mine [{md 3}, {why 3, dd 1}], theirs [{md 3}, {why 2, md 1}]}

118. Red is asked: Crossbow Poacher. Fight, or try to evade, with a die + 4 against a die + 4? (confront, PH-EVADE-01)
  can (PH-EVADE-01): fight "Stand and fight"; evade "Try to evade"
  can't, not enough XP (PH-XP-06): learn "3 XP: learn a skill"
  Red answers: fight "Stand and fight"
  all see Red: fight.joined no -> yes

119. Red is asked: Shoot with the Rook Rifle, 4 SD for 1 ammo of your 11, or hold your fire? (shoot, PH-SHOOT-02)
  can (PH-SHOOT-02): shoot:22 "Shoot: Rook Rifle"; hold "Hold your fire"
  Red answers: shoot:22 "Shoot: Rook Rifle"
  chance: sd 5; sd 1; sd 5; sd 5
  told: Red loses 1 ammo, 10 left (Rook Rifle). (PH-SHOOT-03)
  all see Red: ammo 11 -> 10; fight.rolled no -> yes; fight.dice[0].die MD -> SD; fight.dice[0].face 0 -> 5; fight.dice[0].is miss -> skill shot;
      fight.dice[1].die MD -> SD; fight.dice[1].face 0 -> 1; fight.dice[1].is miss -> range 1; fight.dice[2].die MD -> SD; fight.dice[2].face 0 -> 5;
      fight.dice[2].is miss -> skill shot; fight.dice[3].die MD -> SD; fight.dice[3].face 0 -> 5; fight.dice[3].is miss -> skill shot; fight.n 0 -> 4

120. Red is asked: Re-roll some of your dice, or keep the roll? (spend, PH-RULING-100)
  can (PH-RULING-100): keep-roll "Keep the roll"
  can (PH-INV-03): use:125 "Correcting Fire: 2 dice rolled again"
  without a turn (PH-RULING-84): none any more
  without a turn (PH-WPN-02): none any more
  not without a turn, there is not enough room in your backpack (PH-INV-06): none any more
  Red answers: keep-roll "Keep the roll"
  chance: sd 5; sd 2; event deck, Trader Caravan
  told: Red shoots at the Crossbow Poacher: range 1, skill shot ×3; 4 hits. (PH-SHOOT-09)
  told: The Crossbow Poacher takes 4 wounds, 0 left. (PH-SHOOT-16)
  told: The Crossbow Poacher is dead. (PH-COMBAT-06)
  told: The Crossbow Poacher shoots at Red: range 2, skill shot; 1 hit. (PH-RULING-98)
  told: Red prevents 1 wound. (PH-RULING-90)
  told: Red gains 1 XP, 2 now (Crossbow Poacher). (PH-XP-01)
  told: Red has won the fight. (PH-COMBAT-03)
  told: Red gains 3 food, 6 now (Crossbow Poacher). (PH-COMBAT-03)
  told: Turn 8: Trader Caravan. (PH-EVENT-01)
  all see phase move -> event; turn 7 -> 8; event - -> Trader Caravan; decks.events 13 -> 12
  all see Red: food 3 -> 6; xp 1 -> 2; action Move -> nothing; journey.stage 2 -> 0; journey.level 2 -> 0; journey.figures 1 -> 0; fight.on yes ->
      no; fight.joined yes -> no; fight.rolled yes -> no; fight.leader Crossbow Poacher -> Gamer; fight.dice[0].die SD -> MD; fight.dice[0].face 5 ->
      0; fight.dice[0].is skill shot -> miss; fight.dice[1].die SD -> MD; fight.dice[1].face 1 -> 0; fight.dice[1].is range 1 -> miss;
      fight.dice[2].die SD -> MD; fight.dice[2].face 5 -> 0; fight.dice[2].is skill shot -> miss; fight.dice[3].die SD -> MD; fight.dice[3].face 5 ->
      0; fight.dice[3].is skill shot -> miss; fight.n 4 -> 0; foes[Crossbow Poacher] gone
  all see Green: action Move -> nothing; acted yes -> no

121. Red is asked, side by side with others: Trader Caravan: what do you take? (bargain, PH-EVENT-01)
  can (PH-EVENT-07): no "No"; deal:150 "3 food for 1 weapon"; deal:150:1 "2 food for 1 equipment"
  without a turn (PH-RULING-84): + discard:63 "Discard the Rope and Pulley", discard:66 "Discard the Speed Loader", discard:78 "Discard the Parade
      Sabre", discard:22 "Discard the Rook Rifle", discard:76 "Discard the Scaffold Spear", discard:40 "Discard the Ballistic Plate"
  without a turn (PH-WPN-02): + unwield:22 "Put the Rook Rifle away", unwield:76 "Put the Scaffold Spear away"
  not without a turn, there is not enough room in your backpack (PH-INV-06): + play:63 "Put the Rope and Pulley into play", play:66 "Put the Speed
      Loader into play", play:78 "Put the Parade Sabre into play"
  Red answers: no "No"

122. Green is asked, side by side with others: Trader Caravan: what do you take? (bargain, PH-EVENT-01)
  can (PH-EVENT-07): no "No"; deal:150 "3 food for 1 weapon"; deal:150:1 "2 food for 1 equipment"
  Green answers: deal:150:1 "2 food for 1 equipment"
  chance: equipment deck, Tracer Rounds, seen by Green
  told: Green strikes a bargain (Trader Caravan). (PH-EVENT-07)
  told: Green loses 2 food, 7 left (Trader Caravan). (PH-EVENT-07)
  told: Green draws equipment (Trader Caravan). (PH-INV-01)
  told Green: Green draws the Tracer Rounds (Trader Caravan). (PH-INV-01)
  all see decks.equipment 30 -> 29
  all see Green: food 9 -> 7; hand + ?
  Green sees Green: hand + Tracer Rounds

123. Green is asked: You hold 3 items. Put one into play, or keep them. (hand, PH-INV-05)
  can (PH-INV-05): play:52 "Put the Cache Map into play"; play:65 "Put the Tracer Rounds into play"
  can (PH-INV-07): discard:15 "Discard the Knife"; discard:28 "Discard the Fishing Line"; discard:6 "Discard the Flare"; discard:46 "Discard the
      Accordion"
  can (PH-INV-02): done "Done"
  can't, there is not enough room in your backpack (PH-INV-06): play:84 "Put the Sledgehammer into play"
  without a turn (PH-RULING-84): + discard:65 "Discard the Tracer Rounds"
  without a turn (PH-INV-05): + play:65 "Put the Tracer Rounds into play"
  Green answers: play:52 "Put the Cache Map into play"
  told: Green puts the Cache Map into play. (PH-INV-05)
  all see phase event -> eating
  all see Green: packed 5 -> 6; hand - ?; gear[Cache Map] new {card Cache Map}
  Green sees Green: hand - Cache Map

124. Green is asked, side by side with others: How much of your 7 food do you eat? (eat, PH-EAT-05)
  can (PH-EAT-05): eat:1 "Eat 1 food"
  can (PH-EAT-03): eat "Eat nothing"
  without a turn (PH-INV-05): none any more
  without a turn (PH-XP-05): + pause "Before the game goes on: spend XP, or use a card"
  not without a turn, there is not enough room in your backpack (PH-INV-06): + play:65 "Put the Tracer Rounds into play"
  Green answers: eat:1 "Eat 1 food"

125. Red is asked, side by side with others: How much of your 6 food do you eat? (eat, PH-EAT-05)
  can (PH-EAT-05): eat:1 "Eat 1 food"
  can (PH-EAT-03): eat "Eat nothing"
  Red answers: eat:1 "Eat 1 food"
  told: Green loses 1 food, 6 left. (PH-EAT-05)
  told: Green eats 1 food; hunger slot 0. (PH-EAT-05)
  told: Red loses 1 food, 5 left. (PH-EAT-05)
  told: Red eats 1 food; hunger slot 0. (PH-EAT-05)
  all see phase eating -> declare
  all see Red: food 6 -> 5
  all see Green: food 7 -> 6

126. Red is asked, side by side with others, in secret: What do you do this turn? (declare, PH-DECL-02)
  can (PH-DECL-02): declare:1 "Camp"; declare:3 "Scout"; declare:4 "Move"
  can't, your tile is not completed (PH-FORAGE-01): declare:2 "Forage"
  Red answers: declare:4 "Move"
  Red sees Red: action nothing -> Move

127. Green is asked, side by side with others, in secret: What do you do this turn? (declare, PH-DECL-02)
  can (PH-DECL-02): declare:1 "Camp"; declare:3 "Scout"; declare:4 "Move"
  can't, your tile has been foraged (PH-FORAGE-04): declare:2 "Forage"
  Green answers: declare:1 "Camp"
  told: Green will Camp. (PH-DECL-04)
  told: Red will Move. (PH-DECL-04)
  all see phase declare -> trade
  all see Red: action nothing -> Move
  all see Green: action nothing -> Camp

128. Green is asked, and may pass: Do you trade with anybody? (trade, PH-TRADE-05)
  can (PH-TRADE-01): offer "Make an offer"
  can (PH-INV-03): use:6 "Flare: trade with everybody"
  can (PH-RULING-51): done "Done"
  Green answers: done "Done"

129. Red is asked, and may pass: Do you trade with anybody? (trade, PH-TRADE-05)
  can (PH-TRADE-01): offer "Make an offer"
  can (PH-RULING-51): done "Done"
  Red answers: done "Done"
  told: Green camps on the starting tile. (PH-CAMP-01)
  told: Green gains 2 health, 6 now. (PH-CAMP-01)
  told: Green uses the Accordion. (PH-INV-03)
  told: Green gains 1 morale, 4 now (Accordion). (PH-INV-03)
  all see phase trade -> camp
  all see Green: health 4 -> 6; morale 3 -> 4; gear[Accordion].spent no -> yes

130. Green is asked, and may pass: You camp. Use what you have, on yourself or on others? (camp, PH-CAMP-05)
  can (PH-INV-03): use:115 "Field Dressing: 1 health"; use:117 "Razor Work: 2 health for 1 scar healed"; use:52 "Cache Map: free Scout, 1 supply card"
  can (PH-CAMP-06): use-on:46:1 "Accordion for Red: 1 morale"
  can't, it has been used (PH-INV-03): use:46 "Accordion: 1 morale"
  can't, it would change nothing (PH-BONUS-02): use-on:115 "Field Dressing for Red: 1 health"
  can't, not enough XP (PH-XP-06): learn "3 XP: learn a skill"
  Green answers: use:115 "Field Dressing: 1 health"
  told: Green uses Field Dressing. (PH-INV-03)
  told: Green gains 1 health, 7 now (Field Dressing). (PH-INV-03)
  all see Green: health 6 -> 7; skills[Field Dressing].spent no -> yes

131. Green is asked, and may pass: You camp. Use what you have, on yourself or on others? (camp, PH-CAMP-05)
  can (PH-INV-03): use:117 "Razor Work: 2 health for 1 scar healed"; use:52 "Cache Map: free Scout, 1 supply card"
  can (PH-CAMP-06): use-on:46:1 "Accordion for Red: 1 morale"
  can't, it has been used (PH-INV-03): use:115 "Field Dressing: 1 health"; use:46 "Accordion: 1 morale"
  can't, not enough XP (PH-XP-06): learn "3 XP: learn a skill"
  Green answers: use:52 "Cache Map: free Scout, 1 supply card"
  chance: tiles, TI-U06; tiles, TI-U03; tiles, TI-P10
  told: Green uses the Cache Map. (PH-INV-03)
  told: Green discards the Cache Map. (PH-INV-08)
  told: Green draws a tile: urban tile. (PH-SCOUT-01)
  told: Green draws a tile: urban tile. (PH-SCOUT-01)
  told: Green draws a tile: plains tile. (PH-SCOUT-01)
  all see decks.tiles 49 -> 46; gone.equipment 2 -> 3
  all see Green: packed 6 -> 5; gear[Cache Map] gone; drawn + TI-U06, TI-U03, TI-P10

132. Green is asked: Where do you lay the urban tile? (place, PH-MAP-10)
  can (PH-MAP-10): place:380:1:1 "Lay it to the east, turned right"; place:380:1:2 "Lay it to the east, turned round"; place:380:1:3 "Lay it to the
      east, turned left"; place:380:2 "Lay it to the south, as it is"; place:380:2:2 "Lay it to the south, turned round"; place:380:2:3 "Lay it to
      the south, turned left"; place:380:3 "Lay it to the west, as it is"; place:380:3:1 "Lay it to the west, turned right"; place:380:3:3 "Lay it to
      the west, turned left"
  without a turn (PH-XP-05): none any more
  without a turn (PH-RULING-84): - discard:52 "Discard the Cache Map"
  without a turn (PH-INV-05): + play:65 "Put the Tracer Rounds into play"
  not without a turn, there is not enough room in your backpack (PH-INV-06): - play:65 "Put the Tracer Rounds into play"
  Green answers: place:380:1:1 "Lay it to the east, turned right"
  told: Green lays the urban tile to the east. (PH-MAP-10)
  all see Green: drawn - TI-U06; map[TI-U06] new {card TI-U06, x 1, exits 14, turned 1}

133. Green is asked: Where do you lay the urban tile? (place, PH-MAP-10)
  can (PH-MAP-10): place:377:2 "Lay it to the south, as it is"; place:377:3 "Lay it to the west, as it is"
  Green answers: place:377:2 "Lay it to the south, as it is"
  chance: supply deck, Supplies
  told: Green lays the urban tile to the south. (PH-MAP-10)
  told: Green lays the plains tile to the west. (PH-MAP-10)
  told: Green finds supplies: 1 food. (PH-INV-03)
  told: Green gains 1 food, 7 now (Supplies). (PH-MAP-18)
  all see decks.supplies 8 -> 7; gone.supplies 2 -> 3
  all see Green: food 6 -> 7; drawn - TI-U03, TI-P10; map[TI-U03] new {card TI-U03, y 1, exits 15}; map[TI-P10] new {card TI-P10, x -1, exits 15}

134. Green is asked, and may pass: You camp. Use what you have, on yourself or on others? (camp, PH-CAMP-05)
  can (PH-INV-03): use:117 "Razor Work: 2 health for 1 scar healed"
  can (PH-CAMP-06): use-on:46:1 "Accordion for Red: 1 morale"
  can't, it has been used (PH-INV-03): use:115 "Field Dressing: 1 health"; use:46 "Accordion: 1 morale"
  can't, not enough XP (PH-XP-06): learn "3 XP: learn a skill"
  Green answers: pass
  told: Red enters the plains tile, zone 3. (PH-MOVE-09)
  all see phase camp -> move
  all see Red: zone 2 -> 3; safe no -> yes
  all see Green: acted no -> yes

135. Red is asked: The next space is of another level. From which level do you draw? (level, PH-RULING-69)
  can (PH-JOURNEY-01): level:3 "Level 3"
  can (PH-JOURNEY-02): level:2 "Level 2"
  Red answers: level:2 "Level 2"
  chance: encounters 2, Two Villages, One Bell
  told: Red has an encounter: Two Villages, One Bell. (PH-ENC-02)
  all see decks.encounters[1] 22 -> 21
  all see Red: journey.stage 0 -> 2; journey.level 0 -> 2; journey.figures 0 -> 1; reveal - -> Two Villages, One Bell

136. Red is asked: Two Villages, One Bell: what do you do? (option, PH-RULING-117)
  can (PH-RULING-117): option:233 "Carry it down by night (test strength)"; option:233:1 "Stay up there and guard it (test melee)"; option:233:2 "Put
      one shot through it (pay 1 ammo; test shooting)"; option:233:3 "Tell each the other has apologised"
  can't, not enough XP (PH-XP-06): learn "3 XP: learn a skill"
  Red answers: option:233:3 "Tell each the other has apologised"
  chance: human minions, Roofer
  told: Red: Tell each the other has apologised. (PH-RULING-117)
  told: It holds for a supper in each. Then the two messengers compare notes, and one of them comes after you. (PH-ENC-05)
  told: Red gains 3 food, 8 now (Two Villages, One Bell). (PH-ENC-01)
  told: The Roofer joins the enemies. (PH-ENC-06)
  told: Red is attacked by 1 enemy (Two Villages, One Bell). (PH-ENC-01)
  all see decks.humans 9 -> 8
  all see Red: food 5 -> 8; fight.on no -> yes; fight.joined no -> yes; fight.leader Gamer -> Roofer; foes[Roofer] new {card Roofer, mine [{md 3},
      {why 3, dd 1}], theirs [{md 3}, {why 2, md 1}]}

137. Red is asked: Shoot with the Rook Rifle, 4 SD for 1 ammo of your 10, or hold your fire? (shoot, PH-SHOOT-02)
  can (PH-SHOOT-02): shoot:22 "Shoot: Rook Rifle"; hold "Hold your fire"
  Red answers: shoot:22 "Shoot: Rook Rifle"
  chance: sd 3; sd 6; sd 1; sd 3
  told: Red loses 1 ammo, 9 left (Rook Rifle). (PH-SHOOT-03)
  all see Red: ammo 10 -> 9; fight.rolled no -> yes; fight.dice[0].die MD -> SD; fight.dice[0].face 0 -> 3; fight.dice[0].is miss -> range 3;
      fight.dice[1].die MD -> SD; fight.dice[1].face 0 -> 6; fight.dice[2].die MD -> SD; fight.dice[2].face 0 -> 1; fight.dice[2].is miss -> range 1;
      fight.dice[3].die MD -> SD; fight.dice[3].face 0 -> 3; fight.dice[3].is miss -> range 3; fight.n 0 -> 4

138. Red is asked: Re-roll some of your dice, or keep the roll? (spend, PH-RULING-100)
  can (PH-RULING-100): keep-roll "Keep the roll"
  can (PH-INV-03): use:125 "Correcting Fire: 2 dice rolled again"
  without a turn (PH-RULING-84): none any more
  without a turn (PH-WPN-02): none any more
  not without a turn, there is not enough room in your backpack (PH-INV-06): none any more
  Red answers: use:125 "Correcting Fire: 2 dice rolled again"
  told: Red uses Correcting Fire. (PH-INV-03)
  all see Red: skills[Correcting Fire].spent no -> yes

139. Red is asked, for 1 to 2: Re-roll up to 2 dice, or keep the roll? (reroll, PH-RULING-100)
  can (PH-REROLL-01): reroll "Re-roll SD range 3"; reroll:1 "Re-roll SD miss"; reroll:2 "Re-roll SD range 1"; reroll:3 "Re-roll SD range 3"
  Red answers: reroll:1 "Re-roll SD miss"
  chance: sd 6; supply deck, Supplies 8; supply deck, Supplies 3; equipment deck, Firecrackers, seen by Red
  told: Red re-rolls: the miss comes up again. (PH-REROLL-01)
  told: Red shoots at the Roofer: range 1, range 3 ×2; 3 hits. (PH-SHOOT-09)
  told: The Roofer takes 1 wound, 0 left. (PH-SHOOT-16)
  told: The Roofer is dead. (PH-COMBAT-06)
  told: Red gains 1 XP, 3 now (Roofer). (PH-XP-01)
  told: Red has won the fight. (PH-COMBAT-03)
  told: Red has completed the plains tile. (PH-MAP-17)
  told: Red finds supplies: 1 food, 1 ammo. (PH-MAP-17)
  told: Red gains 1 food, 9 now (Supplies). (PH-MAP-18)
  told: Red gains 1 ammo, 10 now (Supplies). (PH-MAP-18)
  told: Red finds supplies: 1 food, 1 equipment. (PH-MAP-17)
  told: Red gains 1 food, 10 now (Supplies). (PH-MAP-18)
  told: Red draws equipment (Supplies). (PH-INV-01)
  told Red: Red draws the Firecrackers (Supplies). (PH-INV-01)
  all see decks.equipment 29 -> 28; decks.supplies 7 -> 5; gone.supplies 3 -> 5; gone.encounters[1] 7 -> 8
  all see Red: food 8 -> 10; ammo 9 -> 10; xp 2 -> 3; hand + ?; journey.stage 2 -> 3; journey.figures 1 -> 0; reveal Two Villages, One Bell -> -;
      fight.on yes -> no; fight.joined yes -> no; fight.rolled yes -> no; fight.leader Roofer -> Gamer; fight.dice[0].die SD -> MD;
      fight.dice[0].face 3 -> 0; fight.dice[0].is range 3 -> miss; fight.dice[1].die SD -> MD; fight.dice[1].face 6 -> 0; fight.dice[2].die SD -> MD;
      fight.dice[2].face 1 -> 0; fight.dice[2].is range 1 -> miss; fight.dice[3].die SD -> MD; fight.dice[3].face 3 -> 0; fight.dice[3].is range 3 ->
      miss; fight.n 4 -> 0; foes[Roofer] gone
  Red sees Red: hand + Firecrackers

140. Red is asked: You hold 4 items, and may hold 3. Put one into play, or discard one. (less, PH-RULING-75)
  can (PH-RULING-84): discard:63 "Discard the Rope and Pulley"; discard:66 "Discard the Speed Loader"; discard:78 "Discard the Parade Sabre";
      discard:58 "Discard the Firecrackers"
  can (PH-INV-07): discard:22 "Discard the Rook Rifle"; discard:76 "Discard the Scaffold Spear"; discard:40 "Discard the Ballistic Plate"
  can't, there is not enough room in your backpack (PH-INV-06): play:63 "Put the Rope and Pulley into play"; play:66 "Put the Speed Loader into
      play"; play:78 "Put the Parade Sabre into play"; play:58 "Put the Firecrackers into play"
  without a turn (PH-RULING-84): + discard:63 "Discard the Rope and Pulley", discard:66 "Discard the Speed Loader", discard:78 "Discard the Parade
      Sabre", discard:58 "Discard the Firecrackers", discard:22 "Discard the Rook Rifle", discard:76 "Discard the Scaffold Spear", discard:40
      "Discard the Ballistic Plate"
  without a turn (PH-WPN-02): + unwield:22 "Put the Rook Rifle away", unwield:76 "Put the Scaffold Spear away"
  without a turn (PH-XP-05): + pause "Before the game goes on: spend XP, or use a card"
  not without a turn, there is not enough room in your backpack (PH-INV-06): + play:63 "Put the Rope and Pulley into play", play:66 "Put the Speed
      Loader into play", play:78 "Put the Parade Sabre into play", play:58 "Put the Firecrackers into play"
  Red answers: discard:78 "Discard the Parade Sabre"
  chance: event deck, Roadside Surgeon
  told: Red discards the Parade Sabre. (PH-RULING-84)
  told: Turn 9: Roadside Surgeon. (PH-EVENT-01)
  all see phase move -> event; turn 8 -> 9; event Trader Caravan -> Roadside Surgeon; decks.events 12 -> 11; gone.events 6 -> 7; gone.weapons 3 -> 4
  all see Red: action Move -> nothing; hand - ?; skills[Correcting Fire].spent yes -> no; map[TI-P11].done no -> yes; journey.stage 3 -> 0;
      journey.level 2 -> 0
  all see Green: action Camp -> nothing; acted yes -> no; gear[Accordion].spent yes -> no; skills[Field Dressing].spent yes -> no
  Red sees Red: hand - Parade Sabre

141. Red is asked, side by side with others: Roadside Surgeon: what do you take? (bargain, PH-EVENT-01)
  can (PH-EVENT-07): no "No"; deal:162 "2 food, 1 health for 1 scar healed"
  without a turn (PH-RULING-84): - discard:78 "Discard the Parade Sabre"
  not without a turn, there is not enough room in your backpack (PH-INV-06): - play:78 "Put the Parade Sabre into play"
  Red answers: no "No"

142. Green is asked, side by side with others: Roadside Surgeon: what do you take? (bargain, PH-EVENT-01)
  can (PH-EVENT-07): no "No"; deal:162 "2 food, 1 health for 1 scar healed"
  Green answers: no "No"
  all see phase event -> eating

143. Green is asked, side by side with others: How much of your 7 food do you eat? (eat, PH-EAT-05)
  can (PH-EAT-05): eat:1 "Eat 1 food"
  can (PH-EAT-03): eat "Eat nothing"
  Green answers: eat:1 "Eat 1 food"
  told: Green loses 1 food, 6 left. (PH-EAT-05)
  told: Green eats 1 food; hunger slot 0. (PH-EAT-05)
  told: Red is fed by the safe house. (PH-EAT-07)
  told: Red eats 0 food; hunger slot 0. (PH-EAT-07)
  all see phase eating -> declare
  all see Green: food 7 -> 6

144. Red is asked, side by side with others, in secret: What do you do this turn? (declare, PH-DECL-02)
  can (PH-DECL-02): declare:1 "Camp"; declare:3 "Scout"; declare:2 "Forage"; declare:4 "Move"
  Red answers: declare:1 "Camp"
  Red sees Red: action nothing -> Camp

145. Green is asked, side by side with others, in secret: What do you do this turn? (declare, PH-DECL-02)
  can (PH-DECL-02): declare:1 "Camp"; declare:4 "Move"
  can't, your tile has no vacant exit (PH-SCOUT-02): declare:3 "Scout"
  can't, your tile has been foraged (PH-FORAGE-04): declare:2 "Forage"
  Green answers: declare:4 "Move"
  told: Green will Move. (PH-DECL-04)
  told: Red will Camp. (PH-DECL-04)
  all see phase declare -> trade
  all see Red: action nothing -> Camp
  all see Green: action nothing -> Move

146. Red is asked, and may pass: Do you trade with anybody? (trade, PH-TRADE-05)
  can (PH-TRADE-01): offer "Make an offer"
  can (PH-RULING-51): done "Done"
  Red answers: done "Done"

147. Green is asked, and may pass: Do you trade with anybody? (trade, PH-TRADE-05)
  can (PH-TRADE-01): offer "Make an offer"
  can (PH-INV-03): use:6 "Flare: trade with everybody"
  can (PH-RULING-51): done "Done"
  Green answers: done "Done"
  told: Red camps on the plains tile. (PH-CAMP-01)
  told: Red gains 1 morale, 5 now. (PH-CAMP-01)
  told: Red uses Snaring. (PH-INV-03)
  told: Red gains 1 food, 11 now (Snaring). (PH-INV-03)
  all see phase trade -> camp
  all see Red: morale 4 -> 5; food 10 -> 11; skills[Snaring].spent no -> yes

148. Red is asked, and may pass: You camp. Use what you have, on yourself or on others? (camp, PH-CAMP-05)
  can (PH-XP-06): learn "3 XP: learn a skill"
  can't, it has been used (PH-INV-03): use:118 "Snaring: 1 food"
  can't, not enough XP (PH-XP-07): train "6 XP: strength to 4"; train:1 "6 XP: speed to 5"; train:2 "6 XP: mind to 3"; train:3 "6 XP: melee to 3"
  can't, it can't go above 5 (PH-RULING-121): train:4 "6 XP: shooting to 6"
  Red answers: learn "3 XP: learn a skill"
  chance: skill deck, Map Reading; skill deck, Heavy Load
  told: Red spends 3 XP, 0 left. (PH-RULING-119)
  all see decks.skills 23 -> 21; gone.encounters[1] 8 -> 10; gone.humans 3 -> 4
  all see Red: xp 3 -> 0; drawn + Map Reading, Heavy Load

149. Red is asked: Keep 1 skill. (keep, PH-SETUP-28)
  can (PH-XP-06): keep:120 "Map Reading"; keep:114 "Heavy Load"
  without a turn (PH-XP-05): none any more
  Red answers: keep:114 "Heavy Load"
  told: Red knows Heavy Load. (PH-XP-06)
  all see phase camp -> move; gone.skills 2 -> 3
  all see Red: acted no -> yes; slots 6 -> 8; sum[12] 0 -> 2; skills[Heavy Load] new {card Heavy Load}; drawn - Map Reading, Heavy Load

150. Green is asked: Where do you move? (move, PH-MOVE-01)
  can (PH-MOVE-05): step:348 "Enter the forest tile"
  can (PH-MOVE-04): step:380 "Enter the urban tile"; step:377 "Enter the urban tile"; step:370 "Enter the plains tile"
  can't, the tile has no vacant exit (PH-RULING-63): explore "Draw a tile and lay it"
  can't, not enough XP (PH-XP-06): learn "3 XP: learn a skill"
  Green answers: step:370 "Enter the plains tile"
  chance: encounters 2, Riot Sergeant
  told: Green enters the plains tile, zone 1. (PH-MOVE-09)
  told: Green meets the Riot Sergeant. (PH-ENC-02)
  all see decks.encounters[1] 21 -> 20
  all see Green: tile TI-00-2 -> TI-P10; zone 0 -> 1; journey.stage 0 -> 2; journey.level 0 -> 2; journey.figures 0 -> 1; journey.gain no -> yes;
      fight.on no -> yes; fight.leader Gamer -> Riot Sergeant; foes[Riot Sergeant] new {card Riot Sergeant, mine [{md 3}], theirs [{md 3}, {why 2, md
      1}]}

151. Green is asked: Riot Sergeant. Fight, or try to evade, with a die + 4 against a die + 2? (confront, PH-EVADE-01)
  can (PH-EVADE-01): fight "Stand and fight"; evade "Try to evade"
  can't, not enough XP (PH-XP-06): learn "3 XP: learn a skill"
  Green answers: evade "Try to evade"
  chance: die 3; die 3; encounters 2, The Nose
  told: Green evades, 7 to 5. (PH-EVADE-04)
  told: Green meets the Nose. (PH-ENC-02)
  told: Green: melee round 1. (PH-MELEE-01)
  all see decks.encounters[1] 20 -> 19; gone.encounters[1] 10 -> 11
  all see Green: journey.evaded no -> yes; fight.joined no -> yes; fight.leader Riot Sergeant -> The Nose; fight.round 0 -> 1; foes[0].card Riot
      Sergeant -> The Nose

152. Green is asked: Melee round 1: whom do you fight next, with which dice? (engage, PH-MULTI-01)
  can (PH-MULTI-01): engage "The Nose: roll 3 MD against 4 MD"; engage:0:1 "The Nose: roll 2 MD and 1 DD against 4 MD"
  Green answers: engage:0:1 "The Nose: roll 2 MD and 1 DD against 4 MD"
  chance: md 1; md 1; dd 5; md 1; md 6; md 4; md 4
  told: Green rolls special; the Nose rolls attack ×2, special. (PH-MELEE-07)
  all see Green: fight.rolled no -> yes; fight.swap 0 -> 1; fight.foe -1 -> 0; fight.dice[0].face 0 -> 1; fight.dice[1].face 0 -> 1;
      fight.dice[2].die MD -> DD; fight.dice[2].face 0 -> 5; fight.dice[2].is miss -> special; fight.dice[3].face 0 -> 1; fight.dice[3].enemy no ->
      yes; fight.dice[4].face 0 -> 6; fight.dice[4].is miss -> special; fight.dice[4].enemy no -> yes; fight.dice[5].face 0 -> 4; fight.dice[5].is
      miss -> attack; fight.dice[5].enemy no -> yes; fight.dice[6].face 0 -> 4; fight.dice[6].is miss -> attack; fight.dice[6].enemy no -> yes;
      fight.n 0 -> 7; foes[The Nose].fought no -> yes; foes[The Nose].mine[1] new {why 12, md -1, dd 1}

153. Green is asked, for 0 to 1: Re-roll up to 1 die, or keep the roll? (reroll, PH-RULING-100)
  can (PH-REROLL-01): reroll "Re-roll MD miss"; reroll:1 "Re-roll MD miss"; reroll:2 "Re-roll DD special"
  without a turn (PH-RULING-84): none any more
  without a turn (PH-INV-05): none any more
  without a turn (PH-WPN-02): none any more
  not without a turn, there is not enough room in your backpack (PH-INV-06): none any more
  Green answers: reroll "Re-roll MD miss"
  chance: md 3
  told: Green re-rolls: the miss becomes a block. (PH-REROLL-01)
  all see Green: fight.thought no -> yes; fight.dice[0].face 1 -> 3; fight.dice[0].is miss -> block; fight.dice[0].again no -> yes;
      fight.dice[1].gone no -> yes; fight.dice[2].is special -> attack; fight.dice[3].gone no -> yes

154. Green is asked: You have 1 block: which dice of the Nose do you remove? (block, PH-MELEE-13)
  can (PH-MELEE-13): block:4 "Block MD special"; block:5 "Block MD attack"; block:6 "Block MD attack"
  Green answers: block:5 "Block MD attack"
  chance: scar deck, Lamp Eyes, seen by Green
  told: Green against the Nose: 1 attack to 1. (PH-MELEE-15)
  told: The Nose knocks Green down. (PH-MELEE-22)
  told: The Nose takes 3 wounds, 1 left. (PH-MELEE-18)
  told: The Nose deals Green 2 wounds. (PH-MELEE-19)
  told: Green loses 2 health, 5 left (The Nose). (PH-MELEE-19)
  told: Green draws a scar, 5 now. (PH-SCAR-01)
  told Green: Green draws a scar, Lamp Eyes: 5 now. (PH-SCAR-01)
  all see decks.scars 25 -> 24
  all see Green: health 7 -> 5; scars + ?; fight.falls no -> yes; fight.scarred no -> yes; fight.from 0 -> 1; fight.foe 0 -> -1; fight.dice[5].gone
      no -> yes; fight.n 7 -> 0; foes[The Nose].wounds 0 -> 3
  Green sees Green: scars + Lamp Eyes

155. Green is asked: Mutations among your 5 scars: 3. Stay human, or turn? (turn, PH-TURN-01)
  can (PH-TURN-01): stay-human "Stay human"
  can't, nobody turns by choice in a game of two (PH-TURN-11): turn "Turn mutant"
  Green answers: stay-human "Stay human"
  told: Green: melee round 2. (PH-MELEE-01)
  all see Green: fight.round 1 -> 2; fight.swap 1 -> 0; fight.down no -> yes; fight.falls yes -> no; foes[The Nose].fought yes -> no; foes[The
      Nose].mine[1].why 12 -> 9; foes[The Nose].mine[1].dd 1 -> 0

156. Green is asked: Melee round 2: whom do you fight next, with which dice? (engage, PH-MULTI-01)
  can (PH-MULTI-01): engage "The Nose: roll 2 MD against 4 MD"; engage:0:1 "The Nose: roll 1 MD and 1 DD against 4 MD"
  Green answers: engage:0:1 "The Nose: roll 1 MD and 1 DD against 4 MD"
  chance: md 3; dd 2; md 3; md 5; md 5; md 1
  told: Green rolls block ×2; the Nose rolls block, critical ×2. (PH-MELEE-07)
  told: Green against the Nose: 0 attacks to 0. (PH-MELEE-15)
  told: Green: melee round 3. (PH-MELEE-01)
  all see Green: fight.round 2 -> 3; fight.down yes -> no; fight.dice[0].again yes -> no; fight.dice[1].die MD -> DD; fight.dice[1].face 1 -> 2;
      fight.dice[1].is miss -> block; fight.dice[1].gone yes -> no; fight.dice[2].die DD -> MD; fight.dice[2].face 5 -> 3; fight.dice[2].is attack ->
      block; fight.dice[2].enemy no -> yes; fight.dice[3].face 1 -> 5; fight.dice[3].is miss -> critical; fight.dice[4].face 6 -> 5; fight.dice[4].is
      special -> critical; fight.dice[4].gone no -> yes; fight.dice[5].face 4 -> 1; fight.dice[5].is attack -> miss; foes[The Nose].mine[1] gone

157. Green is asked: Melee round 3: whom do you fight next, with which dice? (engage, PH-MULTI-01)
  can (PH-MULTI-01): engage "The Nose: roll 3 MD against 4 MD"; engage:0:1 "The Nose: roll 2 MD and 1 DD against 4 MD"
  Green answers: engage:0:1 "The Nose: roll 2 MD and 1 DD against 4 MD"
  chance: md 1; md 1; dd 4; md 1; md 3; md 4; md 3; event deck, Togetherness
  told: Green rolls attack; the Nose rolls block ×2, attack. (PH-MELEE-07)
  told: Green against the Nose: 0 attacks to 1. (PH-MELEE-15)
  told: The Nose deals Green 2 wounds. (PH-MELEE-19)
  told: Green loses 2 health, 3 left (The Nose). (PH-MELEE-19)
  told: The Nose flees. (PH-COMBAT-04)
  told: Green has survived, and some got away. (PH-COMBAT-04)
  told: Green gains a journey point: space 6. (PH-JOURNEY-04)
  told: Turn 10: Togetherness. (PH-EVENT-01)
  told: Green gains 1 morale, 5 now (Togetherness). (PH-EVENT-01)
  all see phase move -> eating; turn 9 -> 10; event Roadside Surgeon -> Togetherness; decks.events 11 -> 10; gone.events 7 -> 8; gone.encounters[1]
      11 -> 12
  all see Red: action Camp -> nothing; acted yes -> no; skills[Snaring].spent yes -> no
  all see Green: health 5 -> 3; morale 4 -> 5; jp 5 -> 6; action Move -> nothing; journey.stage 2 -> 0; journey.level 2 -> 0; journey.figures 1 -> 0;
      journey.gain yes -> no; journey.evaded yes -> no; fight.on yes -> no; fight.joined yes -> no; fight.rolled yes -> no; fight.leader The Nose ->
      Gamer; fight.round 3 -> 0; fight.scarred yes -> no; fight.thought yes -> no; fight.from 1 -> 0; fight.dice[0].face 3 -> 0; fight.dice[0].is
      block -> miss; fight.dice[1].die DD -> MD; fight.dice[1].face 2 -> 0; fight.dice[1].is block -> miss; fight.dice[2].face 3 -> 0;
      fight.dice[2].is block -> miss; fight.dice[2].enemy yes -> no; fight.dice[3].face 5 -> 0; fight.dice[3].is critical -> miss;
      fight.dice[3].enemy yes -> no; fight.dice[3].gone yes -> no; fight.dice[4].face 5 -> 0; fight.dice[4].is critical -> miss; fight.dice[4].enemy
      yes -> no; fight.dice[4].gone yes -> no; fight.dice[5].face 1 -> 0; fight.dice[5].enemy yes -> no; fight.dice[5].gone yes -> no;
      fight.dice[6].face 4 -> 0; fight.dice[6].is attack -> miss; fight.dice[6].enemy yes -> no; foes[The Nose] gone

158. Green is asked, side by side with others: How much of your 6 food do you eat? (eat, PH-EAT-05)
  can (PH-EAT-05): eat:1 "Eat 1 food"
  can (PH-EAT-03): eat "Eat nothing"
  without a turn (PH-RULING-84): + discard:84 "Discard the Sledgehammer", discard:65 "Discard the Tracer Rounds", discard:15 "Discard the Knife",
      discard:28 "Discard the Fishing Line", discard:6 "Discard the Flare", discard:46 "Discard the Accordion"
  without a turn (PH-INV-05): + play:65 "Put the Tracer Rounds into play"
  without a turn (PH-WPN-02): + unwield:15 "Put the Knife away"
  not without a turn, there is not enough room in your backpack (PH-INV-06): + play:84 "Put the Sledgehammer into play"
  Green answers: eat:1 "Eat 1 food"
  told: Green loses 1 food, 5 left. (PH-EAT-05)
  told: Green eats 1 food; hunger slot 0. (PH-EAT-05)
  told: Red is fed by the safe house. (PH-EAT-07)
  told: Red eats 0 food; hunger slot 0. (PH-EAT-07)
  all see phase eating -> declare
  all see Green: food 6 -> 5

159. Red is asked, side by side with others, in secret: What do you do this turn? (declare, PH-DECL-02)
  can (PH-DECL-02): declare:1 "Camp"; declare:3 "Scout"; declare:2 "Forage"; declare:4 "Move"
  without a turn (PH-INV-05): + play:63 "Put the Rope and Pulley into play", play:66 "Put the Speed Loader into play", play:58 "Put the Firecrackers
      into play"
  not without a turn, there is not enough room in your backpack (PH-INV-06): none any more
  Red answers: declare:4 "Move"
  Red sees Red: action nothing -> Move

160. Green is asked, side by side with others, in secret: What do you do this turn? (declare, PH-DECL-02)
  can (PH-DECL-02): declare:1 "Camp"; declare:3 "Scout"; declare:4 "Move"
  can't, your tile is not completed (PH-FORAGE-01): declare:2 "Forage"
  Green answers: declare:1 "Camp"
  told: Green will Camp. (PH-DECL-04)
  told: Red will Move. (PH-DECL-04)
  all see phase declare -> trade
  all see Red: action nothing -> Move
  all see Green: action nothing -> Camp

161. Red is asked, and may pass: Do you trade with anybody? (trade, PH-TRADE-05)
  can (PH-TRADE-01): offer "Make an offer"
  can (PH-RULING-51): done "Done"
  Red answers: done "Done"

162. Green is asked, and may pass: Do you trade with anybody? (trade, PH-TRADE-05)
  can (PH-TRADE-01): offer "Make an offer"
  can (PH-INV-03): use:6 "Flare: trade with everybody"
  can (PH-RULING-51): done "Done"
  Green answers: done "Done"
  told: Green camps on the plains tile. (PH-CAMP-01)
  told: Green gains 2 health, 5 now. (PH-CAMP-01)
  told: Green uses the Accordion. (PH-INV-03)
  told: Green gains 1 morale, 6 now (Accordion). (PH-INV-03)
  all see phase trade -> camp
  all see Green: health 3 -> 5; morale 5 -> 6; gear[Accordion].spent no -> yes

163. Green is asked, and may pass: You camp. Use what you have, on yourself or on others? (camp, PH-CAMP-05)
  can (PH-INV-03): use:115 "Field Dressing: 1 health"; use:117 "Razor Work: 2 health for 1 scar healed"
  can't, it has been used (PH-INV-03): use:46 "Accordion: 1 morale"
  can't, it would change nothing (PH-BONUS-02): use-on:115 "Field Dressing for Red: 1 health"; use-on:46:1 "Accordion for Red: 1 morale"
  can't, not enough XP (PH-XP-06): learn "3 XP: learn a skill"
  Green answers: use:115 "Field Dressing: 1 health"
  told: Green uses Field Dressing. (PH-INV-03)
  told: Green gains 1 health, 6 now (Field Dressing). (PH-INV-03)
  all see Green: health 5 -> 6; skills[Field Dressing].spent no -> yes

164. Green is asked, and may pass: You camp. Use what you have, on yourself or on others? (camp, PH-CAMP-05)
  can (PH-INV-03): use:117 "Razor Work: 2 health for 1 scar healed"
  can't, it has been used (PH-INV-03): use:115 "Field Dressing: 1 health"; use:46 "Accordion: 1 morale"
  can't, it would change nothing (PH-BONUS-02): use-on:46:1 "Accordion for Red: 1 morale"
  can't, not enough XP (PH-XP-06): learn "3 XP: learn a skill"
  Green answers: pass
  all see phase camp -> move
  all see Green: acted no -> yes

165. Red is asked: Where do you move? (move, PH-MOVE-01)
  can (PH-MOVE-02): explore "Draw a tile and lay it"
  can (PH-MOVE-05): step:402 "Enter the Hot Spring"
  can't, not enough XP (PH-XP-06): learn "3 XP: learn a skill"
  Red answers: explore "Draw a tile and lay it"
  chance: tiles, TI-M02
  told: Red draws a tile: mountain tile. (PH-MOVE-02)
  all see decks.tiles 46 -> 45
  all see Red: drawn + TI-M02

166. Red is asked: Where do you lay the mountain tile? (place, PH-MAP-10)
  can (PH-MAP-10): place:390 "Lay it to the north, as it is"; place:390:0:1 "Lay it to the north, turned right"; place:390:0:2 "Lay it to the north,
      turned round"; place:390:3 "Lay it to the west, as it is"; place:390:3:1 "Lay it to the west, turned right"; place:390:3:3 "Lay it to the west,
      turned left"
  Red answers: place:390:3 "Lay it to the west, as it is"
  told: Red lays the mountain tile to the west. (PH-MAP-10)
  all see Red: drawn - TI-M02; map[TI-M02] new {card TI-M02, y -3, exits 7}

167. Red is asked: Enter the mountain tile, or stay where you are? (enter, PH-MOVE-03)
  can (PH-MOVE-02): step:390 "Enter the mountain tile"
  can (PH-MOVE-03): stay "Stay where you are"
  Red answers: step:390 "Enter the mountain tile"
  chance: encounters 2, The Tick
  told: Red enters the mountain tile, zone 1. (PH-MOVE-09)
  told: Red meets the Tick. (PH-ENC-02)
  all see decks.encounters[1] 19 -> 18
  all see Red: tile TI-P11 -> TI-M02; zone 3 -> 1; terrain plains -> mountain; safe yes -> no; journey.stage 0 -> 2; journey.level 0 -> 2;
      journey.figures 0 -> 1; fight.on no -> yes; fight.leader Gamer -> The Tick; foes[The Tick] new {card The Tick, mine [{md 3}, {why 3, dd 1}],
      theirs [{md 3}, {why 2, md 1}, {why 5, md 1}]}

168. Red is asked: The Tick. Fight, or try to evade, with a die + 4 against a die + 2? (confront, PH-EVADE-01)
  can (PH-EVADE-01): fight "Stand and fight"; evade "Try to evade"
  can't, not enough XP (PH-XP-06): learn "3 XP: learn a skill"
  Red answers: fight "Stand and fight"
  all see Red: fight.joined no -> yes

169. Red is asked: Shoot with the Rook Rifle, 4 SD for 1 ammo of your 10, or hold your fire? (shoot, PH-SHOOT-02)
  can (PH-SHOOT-02): shoot:22 "Shoot: Rook Rifle"; hold "Hold your fire"
  Red answers: shoot:22 "Shoot: Rook Rifle"
  chance: sd 2; sd 2; sd 4; sd 4
  told: Red loses 1 ammo, 9 left (Rook Rifle). (PH-SHOOT-03)
  all see Red: ammo 10 -> 9; fight.rolled no -> yes; fight.dice[0].die MD -> SD; fight.dice[0].face 0 -> 2; fight.dice[0].is miss -> range 2;
      fight.dice[1].die MD -> SD; fight.dice[1].face 0 -> 2; fight.dice[1].is miss -> range 2; fight.dice[2].die MD -> SD; fight.dice[2].face 0 -> 4;
      fight.dice[2].is miss -> special; fight.dice[3].die MD -> SD; fight.dice[3].face 0 -> 4; fight.dice[3].is miss -> special; fight.n 0 -> 4

170. Red is asked: Re-roll some of your dice, or keep the roll? (spend, PH-RULING-100)
  can (PH-RULING-100): keep-roll "Keep the roll"
  can (PH-INV-03): use:125 "Correcting Fire: 2 dice rolled again"
  without a turn (PH-INV-05): none any more
  without a turn (PH-RULING-84): none any more
  without a turn (PH-WPN-02): none any more
  Red answers: keep-roll "Keep the roll"
  told: Red shoots at the Tick: range 2 ×2, special ×2; 3 hits. (PH-SHOOT-09)
  told: The Tick takes 3 wounds, 2 left. (PH-SHOOT-16)
  told: Red: melee round 1. (PH-MELEE-01)
  all see Red: fight.round 0 -> 1; fight.n 4 -> 0; foes[The Tick].wounds 0 -> 3

171. Red is asked: Melee round 1: whom do you fight next, with which dice? (engage, PH-MULTI-01)
  can (PH-MULTI-01): engage "The Tick: roll 3 MD and 1 DD against 5 MD"; engage:0:1 "The Tick: roll 2 MD and 2 DD against 5 MD"
  Red answers: engage:0:1 "The Tick: roll 2 MD and 2 DD against 5 MD"
  chance: md 2; md 5; dd 4; dd 1; md 1; md 4; md 5; md 6; md 5
  told: Red rolls warrior, block, attack, critical; the Tick rolls attack, critical ×2, special. (PH-MELEE-07)
  all see Red: fight.swap 0 -> 1; fight.foe -1 -> 0; fight.dice[0].die SD -> MD; fight.dice[0].is range 2 -> miss; fight.dice[0].gone no -> yes;
      fight.dice[1].die SD -> MD; fight.dice[1].face 2 -> 5; fight.dice[1].is range 2 -> critical; fight.dice[2].die SD -> DD; fight.dice[2].is
      special -> attack; fight.dice[3].die SD -> DD; fight.dice[3].face 4 -> 1; fight.dice[3].is special -> block; fight.dice[4].face 0 -> 1;
      fight.dice[4].enemy no -> yes; fight.dice[4].gone no -> yes; fight.dice[5].face 0 -> 4; fight.dice[5].is miss -> attack; fight.dice[5].enemy no
      -> yes; fight.dice[6].face 0 -> 5; fight.dice[6].is miss -> critical; fight.dice[6].enemy no -> yes; fight.dice[7].face 0 -> 6;
      fight.dice[7].is miss -> attack; fight.dice[7].enemy no -> yes; fight.dice[8].face 0 -> 5; fight.dice[8].is miss -> critical;
      fight.dice[8].enemy no -> yes; fight.n 0 -> 9; foes[The Tick].fought no -> yes; foes[The Tick].mine[2] new {why 12, md -1, dd 1}

172. Red is asked: You have 1 block: which dice of the Tick do you remove? (block, PH-MELEE-13)
  can (PH-MELEE-13): block:5 "Block MD attack"; block:6 "Block MD critical"; block:7 "Block MD special"; block:8 "Block MD critical"
  Red answers: block:6 "Block MD critical"
  told: Red against the Tick: 2 attacks to 3. (PH-MELEE-15)
  told: The Tick deals Red 3 wounds. (PH-MELEE-19)
  all see Red: fight.from 0 -> 1; fight.struck no -> yes; fight.dice[6].gone no -> yes

173. Red is asked: The Tick: 3 wounds. Prevent some? (prevent, PH-RULING-90)
  can (PH-RULING-90): bear:3 "Take 3 wounds"
  can (PH-INV-03): use:128 "Falling Well: 2 wounds prevented"; use:156 "Protector: 3 wounds prevented"
  Red answers: use:128 "Falling Well: 2 wounds prevented"
  told: Red uses Falling Well. (PH-INV-03)
  told: Red prevents 2 wounds. (PH-RULING-90)
  all see Red: skills[Falling Well].spent no -> yes

174. Red is asked: The Tick: 1 wound. Prevent some? (prevent, PH-RULING-90)
  can (PH-RULING-90): bear:1 "Take 1 wound"
  can (PH-INV-03): use:156 "Protector: 3 wounds prevented"
  can't, it has been used (PH-INV-03): use:128 "Falling Well: 2 wounds prevented"
  Red answers: bear:1 "Take 1 wound"
  chance: scar deck, Counterweight, seen by Red
  told: Red loses 1 health, 5 left (The Tick). (PH-MELEE-19)
  told: Red draws a scar, 3 now. (PH-SCAR-01)
  told: The Tick heals a wound. (PH-COMBAT-06)
  told: Red: melee round 2. (PH-MELEE-01)
  told Red: Red draws a scar, Counterweight: 3 now. (PH-SCAR-01)
  all see decks.scars 24 -> 23
  all see Red: health 6 -> 5; scars + ?; fight.round 1 -> 2; fight.swap 1 -> 0; fight.scarred no -> yes; fight.struck yes -> no; fight.foe 0 -> -1;
      fight.n 9 -> 0; foes[The Tick].wounds 3 -> 2; foes[The Tick].fought yes -> no; foes[The Tick].mine[2] gone
  Red sees Red: scars + Counterweight

175. Red is asked: Melee round 2: whom do you fight next, with which dice? (engage, PH-MULTI-01)
  can (PH-MULTI-01): engage "The Tick: roll 3 MD and 1 DD against 5 MD"; engage:0:1 "The Tick: roll 2 MD and 2 DD against 5 MD"
  Red answers: engage:0:1 "The Tick: roll 2 MD and 2 DD against 5 MD"
  chance: md 2; md 1; dd 1; dd 3; md 1; md 2; md 4; md 4; md 3
  told: Red rolls warrior, block ×2; the Tick rolls warrior, block, attack ×2. (PH-MELEE-07)
  told: Red against the Tick: 0 attacks to 0. (PH-MELEE-15)
  told: The Tick heals a wound. (PH-COMBAT-06)
  told: Red: melee round 3. (PH-MELEE-01)
  all see Red: fight.round 2 -> 3; fight.dice[1].face 5 -> 1; fight.dice[1].is critical -> miss; fight.dice[1].gone no -> yes; fight.dice[2].face 4
      -> 1; fight.dice[2].is attack -> block; fight.dice[3].face 1 -> 3; fight.dice[5].face 4 -> 2; fight.dice[5].is attack -> miss;
      fight.dice[5].gone no -> yes; fight.dice[6].face 5 -> 4; fight.dice[6].is critical -> attack; fight.dice[7].face 6 -> 4; fight.dice[7].gone no
      -> yes; fight.dice[8].face 5 -> 3; fight.dice[8].is critical -> block; foes[The Tick].wounds 2 -> 1

176. Red is asked: Melee round 3: whom do you fight next, with which dice? (engage, PH-MULTI-01)
  can (PH-MULTI-01): engage "The Tick: roll 3 MD and 1 DD against 5 MD"; engage:0:1 "The Tick: roll 2 MD and 2 DD against 5 MD"
  Red answers: engage "The Tick: roll 3 MD and 1 DD against 5 MD"
  chance: md 2; md 5; md 5; dd 2; md 6; md 4; md 4; md 1; md 4
  told: Red rolls warrior, block, critical ×2; the Tick rolls attack ×3, special. (PH-MELEE-07)
  told: Red against the Tick: 2 attacks to 3. (PH-MELEE-15)
  told: The Tick deals Red 2 wounds. (PH-MELEE-19)
  all see Red: fight.struck no -> yes; fight.foe -1 -> 0; fight.dice[1].face 1 -> 5; fight.dice[1].is miss -> critical; fight.dice[1].gone yes -> no;
      fight.dice[2].die DD -> MD; fight.dice[2].face 1 -> 5; fight.dice[2].is block -> critical; fight.dice[3].face 3 -> 2; fight.dice[4].face 1 ->
      6; fight.dice[4].is miss -> attack; fight.dice[5].face 2 -> 4; fight.dice[5].is miss -> attack; fight.dice[5].gone yes -> no;
      fight.dice[6].gone yes -> no; fight.dice[7].face 4 -> 1; fight.dice[7].is attack -> miss; fight.dice[8].face 3 -> 4; fight.dice[8].is block ->
      attack; fight.n 0 -> 9; foes[The Tick].fought no -> yes

177. Red is asked: The Tick: 2 wounds. Prevent some? (prevent, PH-RULING-90)
  can (PH-RULING-90): bear:2 "Take 2 wounds"
  can (PH-INV-03): use:156 "Protector: 3 wounds prevented"
  can't, it has been used (PH-INV-03): use:128 "Falling Well: 2 wounds prevented"
  Red answers: use:156 "Protector: 3 wounds prevented"
  chance: supply deck, Supplies 9; equipment deck, Riot Vest, seen by Red
  told: Red uses Protector. (PH-INV-03)
  told: Red prevents 2 wounds. (PH-RULING-90)
  told: The Tick heals a wound. (PH-COMBAT-06)
  told: The Tick flees. (PH-COMBAT-04)
  told: Red has survived, and some got away. (PH-COMBAT-04)
  told: Red has completed the mountain tile. (PH-MAP-17)
  told: Red finds supplies: 1 equipment, 1 ammo. (PH-MAP-17)
  told: Red draws equipment (Supplies). (PH-INV-01)
  told Red: Red draws the Riot Vest (Supplies). (PH-INV-01)
  all see decks.equipment 28 -> 27; decks.supplies 5 -> 4; gone.events 8 -> 9; gone.supplies 5 -> 6; gone.encounters[1] 12 -> 13
  all see Red: hand + ?; kept - Protector; journey.stage 2 -> 3; journey.figures 1 -> 0; fight.on yes -> no; fight.joined yes -> no; fight.rolled yes
      -> no; fight.leader The Tick -> Gamer; fight.round 3 -> 0; fight.scarred yes -> no; fight.from 1 -> 0; fight.struck yes -> no; fight.foe 0 ->
      -1; fight.dice[0].face 2 -> 0; fight.dice[0].gone yes -> no; fight.dice[1].face 5 -> 0; fight.dice[1].is critical -> miss; fight.dice[2].face 5
      -> 0; fight.dice[2].is critical -> miss; fight.dice[3].die DD -> MD; fight.dice[3].face 2 -> 0; fight.dice[3].is block -> miss;
      fight.dice[4].face 6 -> 0; fight.dice[4].is attack -> miss; fight.dice[4].enemy yes -> no; fight.dice[4].gone yes -> no; fight.dice[5].face 4
      -> 0; fight.dice[5].is attack -> miss; fight.dice[5].enemy yes -> no; fight.dice[6].face 4 -> 0; fight.dice[6].is attack -> miss;
      fight.dice[6].enemy yes -> no; fight.dice[7].face 1 -> 0; fight.dice[7].enemy yes -> no; fight.dice[7].gone yes -> no; fight.dice[8].face 4 ->
      0; fight.dice[8].is attack -> miss; fight.dice[8].enemy yes -> no; fight.n 9 -> 0; foes[The Tick] gone
  Red sees Red: hand + Riot Vest

178. Red is asked: You hold 4 items, and may hold 3. Put one into play, or discard one. (less, PH-RULING-75)
  can (PH-INV-05): play:63 "Put the Rope and Pulley into play"; play:66 "Put the Speed Loader into play"; play:58 "Put the Firecrackers into play"
  can (PH-RULING-84): discard:63 "Discard the Rope and Pulley"; discard:66 "Discard the Speed Loader"; discard:58 "Discard the Firecrackers";
      discard:39 "Discard the Riot Vest"
  can (PH-INV-07): discard:22 "Discard the Rook Rifle"; discard:76 "Discard the Scaffold Spear"; discard:40 "Discard the Ballistic Plate"
  can't, there is not enough room in your backpack (PH-INV-06): play:39 "Put the Riot Vest into play"
  without a turn (PH-INV-05): + play:63 "Put the Rope and Pulley into play", play:66 "Put the Speed Loader into play", play:58 "Put the Firecrackers
      into play"
  without a turn (PH-RULING-84): + discard:63 "Discard the Rope and Pulley", discard:66 "Discard the Speed Loader", discard:58 "Discard the
      Firecrackers", discard:39 "Discard the Riot Vest", discard:22 "Discard the Rook Rifle", discard:76 "Discard the Scaffold Spear", discard:40
      "Discard the Ballistic Plate"
  without a turn (PH-WPN-02): + unwield:22 "Put the Rook Rifle away", unwield:76 "Put the Scaffold Spear away"
  not without a turn, there is not enough room in your backpack (PH-INV-06): + play:39 "Put the Riot Vest into play"
  Red answers: discard:40 "Discard the Ballistic Plate"
  told: Red discards the Ballistic Plate. (PH-RULING-84)
  all see gone.equipment 3 -> 4
  all see Red: packed 6 -> 4; sum[10] 1 -> 0; gear[Ballistic Plate] gone

179. Red is asked: You hold 4 items, and may hold 3. Put one into play, or discard one. (less, PH-RULING-75)
  can (PH-INV-05): play:63 "Put the Rope and Pulley into play"; play:66 "Put the Speed Loader into play"; play:58 "Put the Firecrackers into play";
      play:39 "Put the Riot Vest into play"
  can (PH-RULING-84): discard:63 "Discard the Rope and Pulley"; discard:66 "Discard the Speed Loader"; discard:58 "Discard the Firecrackers";
      discard:39 "Discard the Riot Vest"
  without a turn (PH-INV-05): + play:39 "Put the Riot Vest into play"
  without a turn (PH-RULING-84): - discard:40 "Discard the Ballistic Plate"
  not without a turn, there is not enough room in your backpack (PH-INV-06): none any more
  Red answers: play:39 "Put the Riot Vest into play"
  chance: event deck, Burial Song
  told: Red puts the Riot Vest into play. (PH-INV-05)
  told: Red gains 1 ammo, 10 now (Supplies). (PH-MAP-18)
  told: Turn 11: Burial Song. (PH-EVENT-01)
  all see phase move -> eating; turn 10 -> 11; event Togetherness -> Burial Song; decks.events 10 -> 9; gone.events 9 -> 10
  all see Red: ammo 9 -> 10; zone 1 -> 0; action Move -> nothing; packed 4 -> 7; sum[0] 0 -> 1; sum[9] 0 -> 1; hand - ?; gear[Riot Vest] new {card
      Riot Vest}; skills[Falling Well].spent yes -> no; map[TI-M02].done no -> yes; journey.stage 3 -> 0; journey.level 2 -> 0
  all see Green: action Camp -> nothing; acted yes -> no; sum[0] 0 -> 1; gear[Accordion].spent yes -> no; skills[Field Dressing].spent yes -> no
  Red sees Red: hand - Riot Vest

180. Red is asked, side by side with others: How much of your 11 food do you eat? (eat, PH-EAT-05)
  can (PH-EAT-05): eat:1 "Eat 1 food"
  can (PH-EAT-03): eat "Eat nothing"
  without a turn (PH-INV-05): - play:39 "Put the Riot Vest into play"
  Red answers: eat:1 "Eat 1 food"

181. Green is asked, side by side with others: How much of your 5 food do you eat? (eat, PH-EAT-05)
  can (PH-EAT-05): eat:1 "Eat 1 food"
  can (PH-EAT-03): eat "Eat nothing"
  Green answers: eat:1 "Eat 1 food"
  told: Green loses 1 food, 4 left. (PH-EAT-05)
  told: Green eats 1 food; hunger slot 0. (PH-EAT-05)
  told: Red loses 1 food, 10 left. (PH-EAT-05)
  told: Red eats 1 food; hunger slot 0. (PH-EAT-05)
  all see phase eating -> declare
  all see Red: food 11 -> 10
  all see Green: food 5 -> 4

182. Green is asked, side by side with others, in secret: What do you do this turn? (declare, PH-DECL-02)
  can (PH-DECL-02): declare:1 "Camp"; declare:3 "Scout"; declare:4 "Move"
  can't, your tile is not completed (PH-FORAGE-01): declare:2 "Forage"
  Green answers: declare:1 "Camp"
  Green sees Green: action nothing -> Camp

183. Red is asked, side by side with others, in secret: What do you do this turn? (declare, PH-DECL-02)
  can (PH-DECL-02): declare:1 "Camp"; declare:3 "Scout"; declare:2 "Forage"; declare:4 "Move"
  Red answers: declare:4 "Move"
  told: Green will Camp. (PH-DECL-04)
  told: Red will Move. (PH-DECL-04)
  all see phase declare -> trade
  all see Red: action nothing -> Move
  all see Green: action nothing -> Camp

184. Red is asked, and may pass: Do you trade with anybody? (trade, PH-TRADE-05)
  can (PH-RULING-51): done "Done"
  can't, everybody else is on another terrain type (PH-TRADE-01): offer "Make an offer"
  Red answers: done "Done"

185. Green is asked, and may pass: Do you trade with anybody? (trade, PH-TRADE-05)
  can (PH-INV-03): use:6 "Flare: trade with everybody"
  can (PH-RULING-51): done "Done"
  can't, everybody else is on another terrain type (PH-TRADE-01): offer "Make an offer"
  Green answers: done "Done"
  told: Green camps on the plains tile. (PH-CAMP-01)
  told: Green gains 1 health, 7 now. (PH-CAMP-01)
  told: Green uses the Accordion. (PH-INV-03)
  told: Green gains 1 morale, 7 now (Accordion). (PH-INV-03)
  all see phase trade -> camp
  all see Green: health 6 -> 7; morale 6 -> 7; gear[Accordion].spent no -> yes

186. Green is asked, and may pass: You camp. Use what you have, on yourself or on others? (camp, PH-CAMP-05)
  can (PH-INV-03): use:117 "Razor Work: 2 health for 1 scar healed"
  can't, it would change nothing (PH-BONUS-02): use:115 "Field Dressing: 1 health"
  can't, it has been used (PH-INV-03): use:46 "Accordion: 1 morale"
  can't, your tiles show different terrain (PH-CAMP-09): use-on:115 "Field Dressing for Red: 1 health"; use-on:46:1 "Accordion for Red: 1 morale"
  can't, not enough XP (PH-XP-06): learn "3 XP: learn a skill"
  Green answers: pass
  all see phase camp -> move
  all see Green: acted no -> yes

187. Red is asked: Where do you move? (move, PH-MOVE-01)
  can (PH-MOVE-02): explore "Draw a tile and lay it"
  can (PH-MOVE-05): step:371 "Enter the plains tile"
  can't, not enough XP (PH-XP-06): learn "3 XP: learn a skill"
  Red answers: explore "Draw a tile and lay it"
  chance: tiles, TI-P04
  told: Red draws a tile: plains tile. (PH-MOVE-02)
  all see decks.tiles 45 -> 44
  all see Red: drawn + TI-P04

188. Red is asked: Where do you lay the plains tile? (place, PH-MAP-10)
  can (PH-MAP-10): place:364 "Lay it to the north, as it is"; place:364:2 "Lay it to the south, as it is"
  Red answers: place:364 "Lay it to the north, as it is"
  told: Red lays the plains tile to the north. (PH-MAP-10)
  all see Red: drawn - TI-P04; map[TI-P04] new {card TI-P04, y -4, exits 15}

189. Red is asked: Enter the plains tile, or stay where you are? (enter, PH-MOVE-03)
  can (PH-MOVE-02): step:364 "Enter the plains tile"
  can (PH-MOVE-03): stay "Stay where you are"
  Red answers: step:364 "Enter the plains tile"
  told: Red enters the plains tile, zone 1. (PH-MOVE-09)
  all see Red: tile TI-M02 -> TI-P04; zone 0 -> 1; terrain mountain -> plains

190. Red is asked: The next space is of another level. From which level do you draw? (level, PH-RULING-69)
  can (PH-JOURNEY-01): level:3 "Level 3"
  can (PH-JOURNEY-02): level:2 "Level 2"
  Red answers: level:2 "Level 2"
  chance: encounters 2, Second Wanted
  told: Red has an encounter: Second Wanted. (PH-ENC-02)
  all see decks.encounters[1] 18 -> 17
  all see Red: journey.stage 0 -> 2; journey.level 0 -> 2; journey.figures 0 -> 2; reveal - -> Second Wanted

191. Red is asked: Second Wanted: what do you do? (option, PH-RULING-117)
  can (PH-RULING-117): option:236 "Palm it and load neither (test speed)"; option:236:1 "Show them what a bullet does first (pay 1 ammo; test
      shooting)"; option:236:2 "Load one and step back"
  can't, not enough XP (PH-XP-06): learn "3 XP: learn a skill"
  Red answers: option:236:1 "Show them what a bullet does first (pay 1 ammo; test shooting)"
  chance: die 2; encounters 2, Swans on the White Line
  told: Red: Show them what a bullet does first. (PH-RULING-117)
  told: Red loses 1 ammo, 9 left (Second Wanted). (PH-ENC-01)
  told: Red tests shooting: 2, passed (5 or less). (PH-TEST-01)
  told: You split the boundary stake at sixty paces. They look at the halves, then at each other's waistcoats, and open the hamper. (PH-ENC-05)
  told: Red gains 3 food, 13 now (Second Wanted). (PH-ENC-01)
  told: Red meets the Swans on the White Line. (PH-ENC-02)
  all see decks.encounters[1] 17 -> 16; gone.encounters[1] 13 -> 14
  all see Red: food 10 -> 13; ammo 10 -> 9; journey.figures 2 -> 1; reveal Second Wanted -> -; fight.on no -> yes; fight.leader Gamer -> Swans on the
      White Line; foes[Swans on the White Line] new {card Swans on the White Line, mine [{md 3}, {why 3, dd 1}], theirs [{md 3}, {why 2, md 1}, {why
      5, md 1}]}

192. Red is asked: Swans on the White Line. Fight, or try to evade, with a die + 5 against a die + 2? (confront, PH-EVADE-01)
  can (PH-EVADE-01): fight "Stand and fight"; evade "Try to evade"
  can't, not enough XP (PH-XP-06): learn "3 XP: learn a skill"
  Red answers: evade "Try to evade"
  chance: die 2; die 2; encounters 2, The Local Champion
  told: Red evades, 7 to 4. (PH-EVADE-04)
  told: Red meets the Local Champion. (PH-ENC-02)
  all see decks.encounters[1] 16 -> 15; gone.encounters[1] 14 -> 15
  all see Red: journey.evaded no -> yes; fight.joined no -> yes; fight.leader Swans on the White Line -> The Local Champion; foes[The Local Champion]
      new {card The Local Champion, mine [{md 3}, {why 3, dd 1}], theirs [{md 3}, {why 2, md 1}, {why 5, dd 1}]}; foes[Swans on the White Line] gone

193. Red is asked: Shoot with the Rook Rifle, 4 SD for 1 ammo of your 9, or hold your fire? (shoot, PH-SHOOT-02)
  can (PH-SHOOT-02): shoot:22 "Shoot: Rook Rifle"; hold "Hold your fire"
  Red answers: shoot:22 "Shoot: Rook Rifle"
  chance: sd 1; sd 6; sd 1; sd 1
  told: Red loses 1 ammo, 8 left (Rook Rifle). (PH-SHOOT-03)
  all see Red: ammo 9 -> 8; fight.rolled no -> yes; fight.dice[0].die MD -> SD; fight.dice[0].face 0 -> 1; fight.dice[0].is miss -> range 1;
      fight.dice[1].die MD -> SD; fight.dice[1].face 0 -> 6; fight.dice[2].die MD -> SD; fight.dice[2].face 0 -> 1; fight.dice[2].is miss -> range 1;
      fight.dice[3].die MD -> SD; fight.dice[3].face 0 -> 1; fight.dice[3].is miss -> range 1; fight.n 0 -> 4

194. Red is asked: Re-roll some of your dice, or keep the roll? (spend, PH-RULING-100)
  can (PH-RULING-100): keep-roll "Keep the roll"
  can (PH-INV-03): use:125 "Correcting Fire: 2 dice rolled again"
  without a turn (PH-INV-05): none any more
  without a turn (PH-RULING-84): none any more
  without a turn (PH-WPN-02): none any more
  Red answers: use:125 "Correcting Fire: 2 dice rolled again"
  told: Red uses Correcting Fire. (PH-INV-03)
  all see Red: skills[Correcting Fire].spent no -> yes

195. Red is asked, for 1 to 2: Re-roll up to 2 dice, or keep the roll? (reroll, PH-RULING-100)
  can (PH-REROLL-01): reroll "Re-roll SD range 1"; reroll:1 "Re-roll SD miss"; reroll:2 "Re-roll SD range 1"; reroll:3 "Re-roll SD range 1"
  Red answers: reroll:1 "Re-roll SD miss"
  chance: sd 4
  told: Red re-rolls: the miss becomes a special. (PH-REROLL-01)
  told: Red shoots at the Local Champion: range 1 ×3, special; 4 hits. (PH-SHOOT-09)
  told: The Local Champion takes 4 wounds, 1 left. (PH-SHOOT-16)
  told: Red: melee round 1. (PH-MELEE-01)
  all see Red: fight.round 0 -> 1; fight.dice[1].face 6 -> 4; fight.dice[1].is miss -> special; fight.dice[1].again no -> yes; fight.n 4 -> 0;
      foes[The Local Champion].wounds 0 -> 4

196. Red is asked: Melee round 1: whom do you fight next, with which dice? (engage, PH-MULTI-01)
  can (PH-MULTI-01): engage "The Local Champion: roll 3 MD and 1 DD against 4 MD and 1 DD"; engage:0:1 "The Local Champion: roll 2 MD and 2 DD
      against 4 MD and 1 DD"
  Red answers: engage "The Local Champion: roll 3 MD and 1 DD against 4 MD and 1 DD"
  chance: md 2; md 1; md 5; dd 3; md 6; md 6; md 5; md 1; dd 5
  told: Red rolls warrior, block, critical; the Local Champion rolls critical, special ×3. (PH-MELEE-07)
  all see Red: fight.foe -1 -> 0; fight.dice[0].die SD -> MD; fight.dice[0].face 1 -> 2; fight.dice[0].is range 1 -> miss; fight.dice[0].gone no ->
      yes; fight.dice[1].die SD -> MD; fight.dice[1].face 4 -> 1; fight.dice[1].is special -> miss; fight.dice[1].again yes -> no; fight.dice[1].gone
      no -> yes; fight.dice[2].die SD -> MD; fight.dice[2].face 1 -> 5; fight.dice[2].is range 1 -> critical; fight.dice[3].die SD -> DD;
      fight.dice[3].face 1 -> 3; fight.dice[3].is range 1 -> block; fight.dice[4].face 0 -> 6; fight.dice[4].is miss -> special; fight.dice[4].enemy
      no -> yes; fight.dice[5].face 0 -> 6; fight.dice[5].is miss -> special; fight.dice[5].enemy no -> yes; fight.dice[6].face 0 -> 5;
      fight.dice[6].is miss -> critical; fight.dice[6].enemy no -> yes; fight.dice[7].face 0 -> 1; fight.dice[7].enemy no -> yes; fight.dice[7].gone
      no -> yes; fight.dice[8].die MD -> DD; fight.dice[8].face 0 -> 5; fight.dice[8].is miss -> special; fight.dice[8].enemy no -> yes; fight.n 0 ->
      9; foes[The Local Champion].fought no -> yes

197. Red is asked: You have 1 block: which dice of the Local Champion do you remove? (block, PH-MELEE-13)
  can (PH-MELEE-13): block:4 "Block MD special"; block:5 "Block MD special"; block:6 "Block MD critical"; block:8 "Block DD special"
  Red answers: block:6 "Block MD critical"
  chance: supply deck, Supplies 7; supply deck, Supplies 6; weapon deck, Kalt Stutter, seen by Red
  told: Red against the Local Champion: 1 attack to 0. (PH-MELEE-15)
  told: The Local Champion takes 1 wound, 0 left. (PH-MELEE-18)
  told: The Local Champion is dead. (PH-COMBAT-06)
  told: Red gains 1 XP, 1 now (The Local Champion). (PH-XP-01)
  told: Red has won the fight. (PH-COMBAT-03)
  told: Red gains 2 food, 15 now (The Local Champion). (PH-COMBAT-03)
  told: Red has completed the plains tile. (PH-MAP-17)
  told: Red finds supplies: 2 food. (PH-MAP-17)
  told: Red gains 2 food, 17 now (Supplies). (PH-MAP-18)
  told: Red finds supplies: 1 weapon. (PH-MAP-17)
  told: Red draws a weapon (Supplies). (PH-INV-01)
  told Red: Red draws the Kalt Stutter (Supplies). (PH-INV-01)
  all see decks.weapons 26 -> 25; decks.supplies 4 -> 2; gone.supplies 6 -> 8
  all see Red: food 13 -> 17; xp 0 -> 1; hand + ?; journey.stage 2 -> 3; journey.figures 1 -> 0; fight.on yes -> no; fight.joined yes -> no;
      fight.rolled yes -> no; fight.leader The Local Champion -> Gamer; fight.round 1 -> 0; fight.foe 0 -> -1; fight.dice[0].face 2 -> 0;
      fight.dice[0].gone yes -> no; fight.dice[1].face 1 -> 0; fight.dice[1].gone yes -> no; fight.dice[2].face 5 -> 0; fight.dice[2].is critical ->
      miss; fight.dice[3].die DD -> MD; fight.dice[3].face 3 -> 0; fight.dice[3].is block -> miss; fight.dice[4].face 6 -> 0; fight.dice[4].is
      special -> miss; fight.dice[4].enemy yes -> no; fight.dice[5].face 6 -> 0; fight.dice[5].is special -> miss; fight.dice[5].enemy yes -> no;
      fight.dice[6].face 5 -> 0; fight.dice[6].is critical -> miss; fight.dice[6].enemy yes -> no; fight.dice[7].face 1 -> 0; fight.dice[7].enemy yes
      -> no; fight.dice[7].gone yes -> no; fight.dice[8].die DD -> MD; fight.dice[8].face 5 -> 0; fight.dice[8].is special -> miss;
      fight.dice[8].enemy yes -> no; fight.n 9 -> 0; foes[The Local Champion] gone
  Red sees Red: hand + Kalt Stutter

198. Red is asked: You hold 4 items, and may hold 3. Put one into play, or discard one. (less, PH-RULING-75)
  can (PH-INV-05): play:63 "Put the Rope and Pulley into play"; play:66 "Put the Speed Loader into play"; play:58 "Put the Firecrackers into play";
      play:93 "Put the Kalt Stutter into play"
  can (PH-RULING-84): discard:63 "Discard the Rope and Pulley"; discard:66 "Discard the Speed Loader"; discard:58 "Discard the Firecrackers";
      discard:93 "Discard the Kalt Stutter"
  without a turn (PH-INV-05): + play:63 "Put the Rope and Pulley into play", play:66 "Put the Speed Loader into play", play:58 "Put the Firecrackers
      into play", play:93 "Put the Kalt Stutter into play"
  without a turn (PH-RULING-84): + discard:63 "Discard the Rope and Pulley", discard:66 "Discard the Speed Loader", discard:58 "Discard the
      Firecrackers", discard:93 "Discard the Kalt Stutter", discard:22 "Discard the Rook Rifle", discard:76 "Discard the Scaffold Spear", discard:39
      "Discard the Riot Vest"
  without a turn (PH-WPN-02): + unwield:22 "Put the Rook Rifle away", unwield:76 "Put the Scaffold Spear away"
  Red answers: play:58 "Put the Firecrackers into play"
  chance: event deck, Great Explorer
  told: Red puts the Firecrackers into play. (PH-INV-05)
  told: Turn 12: Great Explorer. (PH-EVENT-01)
  told: Great Explorer means nobody this time. (PH-EVENT-09)
  all see phase move -> eating; turn 11 -> 12; event Burial Song -> Great Explorer; decks.events 9 -> 8; gone.events 10 -> 11
  all see Red: zone 1 -> 0; action Move -> nothing; packed 7 -> 8; sum[0] 1 -> 0; hand - ?; gear[Firecrackers] new {card Firecrackers};
      skills[Correcting Fire].spent yes -> no; map[TI-P04].done no -> yes; journey.stage 3 -> 0; journey.level 2 -> 0; journey.evaded yes -> no
  all see Green: action Camp -> nothing; acted yes -> no; sum[0] 1 -> 0; gear[Accordion].spent yes -> no
  Red sees Red: hand - Firecrackers

199. Red is asked, side by side with others: How much of your 17 food do you eat? (eat, PH-EAT-05)
  can (PH-EAT-05): eat:1 "Eat 1 food"
  can (PH-EAT-03): eat "Eat nothing"
  without a turn (PH-INV-05): none any more
  not without a turn, there is not enough room in your backpack (PH-INV-06): + play:63 "Put the Rope and Pulley into play", play:66 "Put the Speed
      Loader into play", play:93 "Put the Kalt Stutter into play"
  Red answers: eat:1 "Eat 1 food"

200. Green is asked, side by side with others: How much of your 4 food do you eat? (eat, PH-EAT-05)
  can (PH-EAT-05): eat:1 "Eat 1 food"
  can (PH-EAT-03): eat "Eat nothing"
  Green answers: eat:1 "Eat 1 food"
  told: Green loses 1 food, 3 left. (PH-EAT-05)
  told: Green eats 1 food; hunger slot 0. (PH-EAT-05)
  told: Red loses 1 food, 16 left. (PH-EAT-05)
  told: Red eats 1 food; hunger slot 0. (PH-EAT-05)
  all see phase eating -> declare
  all see Red: food 17 -> 16
  all see Green: food 4 -> 3

201. Green is asked, side by side with others, in secret: What do you do this turn? (declare, PH-DECL-02)
  can (PH-DECL-02): declare:1 "Camp"; declare:3 "Scout"; declare:4 "Move"
  can't, your tile is not completed (PH-FORAGE-01): declare:2 "Forage"
  Green answers: declare:4 "Move"
  Green sees Green: action nothing -> Move

202. Red is asked, side by side with others, in secret: What do you do this turn? (declare, PH-DECL-02)
  can (PH-DECL-02): declare:1 "Camp"; declare:3 "Scout"; declare:2 "Forage"; declare:4 "Move"
  Red answers: declare:4 "Move"
  told: Green will Move. (PH-DECL-04)
  told: Red will Move. (PH-DECL-04)
  all see phase declare -> trade
  all see Red: action nothing -> Move
  all see Green: action nothing -> Move

203. Green is asked, and may pass: Do you trade with anybody? (trade, PH-TRADE-05)
  can (PH-TRADE-01): offer "Make an offer"
  can (PH-INV-03): use:6 "Flare: trade with everybody"
  can (PH-RULING-51): done "Done"
  Green answers: done "Done"

204. Red is asked, and may pass: Do you trade with anybody? (trade, PH-TRADE-05)
  can (PH-TRADE-01): offer "Make an offer"
  can (PH-RULING-51): done "Done"
  Red answers: done "Done"
  chance: encounters 2, First Tenor; mutant minions, Stone Sucker
  told: Green enters the plains tile, zone 2. (PH-MOVE-09)
  told: Green meets the First Tenor. (PH-ENC-02)
  told: The Stone Sucker joins the enemies. (PH-ENC-06)
  all see phase trade -> move; decks.encounters[1] 15 -> 14; decks.mutants 12 -> 11
  all see Green: zone 1 -> 2; journey.stage 0 -> 2; journey.level 0 -> 2; journey.figures 0 -> 1; journey.gain no -> yes; fight.on no -> yes;
      fight.leader Gamer -> First Tenor; foes[First Tenor] new {card First Tenor, mine [{md 3}], theirs [{md 3}, {why 2, md 1}, {why 6, md 1}, {why
      8, md 1}]}; foes[Stone Sucker] new {card Stone Sucker, mine [{md 3}, {why 2, md 1}], theirs [{md 3}, {why 6, md 1}]}

205. Green is asked: First Tenor with the Stone Sucker. Fight, or try to evade, with a die + 4 against a die + 3? (confront, PH-EVADE-01)
  can (PH-EVADE-01): fight "Stand and fight"; evade "Try to evade"
  can't, not enough XP (PH-XP-06): learn "3 XP: learn a skill"
  Green answers: evade "Try to evade"
  chance: die 1; die 6; sd 5
  told: Green is caught evading, 5 to 9. (PH-EVADE-06)
  told: The Stone Sucker shoots at Green: skill shot; 0 hits. (PH-RULING-98)
  told: Green: melee round 1. (PH-MELEE-01)
  all see Green: journey.again no -> yes; fight.joined no -> yes; fight.rolled no -> yes; fight.round 0 -> 1; fight.failed no -> yes; fight.foe -1 ->
      1; fight.dice[0].die MD -> SD; fight.dice[0].face 0 -> 5; fight.dice[0].is miss -> skill shot; fight.dice[0].enemy no -> yes;
      fight.dice[0].target 0 -> 1; foes[First Tenor].mine[0].why 0 -> 11; foes[First Tenor].mine[0].md 3 -> 1; foes[Stone Sucker].mine[0].why 0 ->
      11; foes[Stone Sucker].mine[0].md 3 -> 1; foes[Stone Sucker].mine[1] gone

206. Green is asked: Melee round 1: whom do you fight next, with which dice? (engage, PH-MULTI-01)
  can (PH-MULTI-01): engage "The First Tenor: roll 1 MD against 6 MD"; engage:1 "The Stone Sucker: roll 1 MD against 4 MD"
  without a turn (PH-RULING-84): none any more
  without a turn (PH-INV-05): none any more
  without a turn (PH-WPN-02): none any more
  not without a turn, there is not enough room in your backpack (PH-INV-06): none any more
  Green answers: engage:1 "The Stone Sucker: roll 1 MD against 4 MD"
  chance: md 5; md 5; md 6; md 3; md 2; md 1; md 1; md 1; md 5; md 6; md 2; md 2
  told: Green rolls critical; the Stone Sucker rolls warrior, block, critical, special. (PH-MELEE-07)
  told: Green against the Stone Sucker: 0 attacks to 1. (PH-MELEE-15)
  told: The Stone Sucker deals Green 2 wounds. (PH-MELEE-19)
  told: Green loses 2 health, 5 left (Stone Sucker). (PH-MELEE-19)
  told: Green rolls nothing but misses; the First Tenor rolls warrior ×2, critical, special. (PH-MELEE-07)
  all see Green: health 7 -> 5; fight.hurt no -> yes; fight.from 0 -> 1; fight.foe 1 -> 0; fight.dice[0].die SD -> MD; fight.dice[0].face 5 -> 1;
      fight.dice[0].is skill shot -> miss; fight.dice[0].enemy yes -> no; fight.dice[0].target 1 -> 0; fight.dice[1].face 0 -> 1; fight.dice[1].enemy
      no -> yes; fight.dice[2].face 0 -> 1; fight.dice[2].enemy no -> yes; fight.dice[3].face 0 -> 5; fight.dice[3].is miss -> critical;
      fight.dice[3].enemy no -> yes; fight.dice[4].face 0 -> 6; fight.dice[4].is miss -> special; fight.dice[4].enemy no -> yes; fight.dice[5].face 0
      -> 2; fight.dice[5].is miss -> warrior; fight.dice[5].enemy no -> yes; fight.dice[6].face 0 -> 2; fight.dice[6].is miss -> warrior;
      fight.dice[6].enemy no -> yes; fight.n 0 -> 7; foes[First Tenor].fought no -> yes; foes[Stone Sucker].fought no -> yes

207. Green is asked, for 0 to 1: Re-roll up to 1 die, or keep the roll? (reroll, PH-RULING-100)
  can (PH-REROLL-01): reroll "Re-roll MD miss"
  Green answers: reroll "Re-roll MD miss"
  chance: md 1; scar deck, Hinged Knees, seen by Green
  told: Green re-rolls: the miss comes up again. (PH-REROLL-01)
  told: Green against the First Tenor: 0 attacks to 2. (PH-MELEE-15)
  told: The First Tenor deals Green 4 wounds. (PH-MELEE-19)
  told: Green loses 4 health, 1 left (First Tenor). (PH-MELEE-19)
  told: Green draws a scar, 6 now. (PH-SCAR-01)
  told Green: Green draws a scar, Hinged Knees: 6 now. (PH-SCAR-01)
  all see decks.scars 23 -> 22
  all see Green: health 5 -> 1; scars + ?; fight.hurt yes -> no; fight.scarred no -> yes; fight.thought no -> yes; fight.foe 0 -> -1;
      fight.dice[0].again no -> yes; fight.dice[0].gone no -> yes; fight.dice[1].gone no -> yes; fight.dice[2].gone no -> yes; fight.dice[4].is
      special -> attack; fight.dice[5].is warrior -> miss; fight.dice[5].gone no -> yes; fight.dice[6].is warrior -> miss; fight.dice[6].gone no ->
      yes; fight.n 7 -> 0
  Green sees Green: scars + Hinged Knees

208. Green is asked: Mutations among your 6 scars: 4. Stay human, or turn? (turn, PH-TURN-01)
  can (PH-TURN-01): stay-human "Stay human"
  can't, nobody turns by choice in a game of two (PH-TURN-11): turn "Turn mutant"
  Green answers: stay-human "Stay human"
  told: Green: melee round 2. (PH-MELEE-01)
  all see Green: fight.round 1 -> 2; foes[First Tenor].fought yes -> no; foes[First Tenor].mine[0].why 11 -> 0; foes[First Tenor].mine[0].md 1 -> 3;
      foes[Stone Sucker].fought yes -> no; foes[Stone Sucker].mine[0].why 11 -> 0; foes[Stone Sucker].mine[0].md 1 -> 3; foes[Stone Sucker].mine[1]
      new {why 2, md 1}

209. Green is asked: Melee round 2: whom do you fight next, with which dice? (engage, PH-MULTI-01)
  can (PH-MULTI-01): engage "The First Tenor: roll 3 MD against 6 MD"; engage:0:1 "The First Tenor: roll 2 MD and 1 DD against 6 MD"; engage:1 "The
      Stone Sucker: roll 4 MD against 4 MD"; engage:1:1 "The Stone Sucker: roll 3 MD and 1 DD against 4 MD"
  Green answers: engage:1 "The Stone Sucker: roll 4 MD against 4 MD"
  chance: md 5; md 6; md 2; md 2; md 4; md 2; md 2; md 3; scar deck, Headcount, seen by Green
  told: Green rolls warrior ×2, critical, special; the Stone Sucker rolls warrior ×2, block, attack. (PH-MELEE-07)
  told: Green against the Stone Sucker: 1 attack to 1. (PH-MELEE-15)
  told: The Stone Sucker takes 1 wound, 0 left. (PH-MELEE-18)
  told: The Stone Sucker is dead. (PH-COMBAT-06)
  told: The Stone Sucker deals Green 1 wound. (PH-MELEE-19)
  told: Green loses 1 health, 0 left (Stone Sucker). (PH-MELEE-19)
  told: Green is knocked out: no health is left. (PH-KO-01)
  told: Green draws a scar, 7 now. (PH-KO-01)
  told Green: Green draws a scar, Headcount: 7 now. (PH-KO-01)
  all see decks.scars 22 -> 21; gone.encounters[1] 15 -> 16; gone.mutants 0 -> 1
  all see Green: health 1 -> 0; scars + ?; fight.on yes -> no; fight.joined yes -> no; fight.rolled yes -> no; fight.leader First Tenor -> Gamer;
      fight.round 2 -> 0; fight.failed yes -> no; fight.scarred yes -> no; fight.thought yes -> no; fight.from 1 -> 0; fight.dice[0].face 1 -> 0;
      fight.dice[0].again yes -> no; fight.dice[0].gone yes -> no; fight.dice[1].face 1 -> 0; fight.dice[1].enemy yes -> no; fight.dice[1].gone yes
      -> no; fight.dice[2].face 1 -> 0; fight.dice[2].enemy yes -> no; fight.dice[2].gone yes -> no; fight.dice[3].face 5 -> 0; fight.dice[3].is
      critical -> miss; fight.dice[3].enemy yes -> no; fight.dice[4].face 6 -> 0; fight.dice[4].is attack -> miss; fight.dice[4].enemy yes -> no;
      fight.dice[5].face 2 -> 0; fight.dice[5].enemy yes -> no; fight.dice[5].gone yes -> no; fight.dice[6].face 2 -> 0; fight.dice[6].enemy yes ->
      no; fight.dice[6].gone yes -> no; foes[First Tenor] gone; foes[Stone Sucker] gone
  Green sees Green: scars + Headcount

210. Green is asked: Mutations among your 7 scars: 5. The fifth turns you. (turn, PH-TURN-01)
  can (PH-TURN-02): turn "Turn mutant"
  can't, the fifth mutation is too much (PH-TURN-02): stay-human "Stay human"
  without a turn (PH-RULING-84): + discard:84 "Discard the Sledgehammer", discard:65 "Discard the Tracer Rounds", discard:15 "Discard the Knife",
      discard:28 "Discard the Fishing Line", discard:6 "Discard the Flare", discard:46 "Discard the Accordion"
  without a turn (PH-INV-05): + play:65 "Put the Tracer Rounds into play"
  without a turn (PH-WPN-02): + unwield:15 "Put the Knife away"
  not without a turn, there is not enough room in your backpack (PH-INV-06): + play:84 "Put the Sledgehammer into play"
  Green answers: turn "Turn mutant"
  chance: action deck, Rummage 3, seen by Green; action deck, Picked Clean 3, seen by Green; action deck, Pelt 3, seen by Green
  told: Green turns mutant, with 5 mutations. (PH-TURN-02)
  told: Green's strength is 3 now. (PH-TURN-07)
  told: Green's speed is 5 now. (PH-TURN-07)
  told: Green's mind is 5 now. (PH-TURN-07)
  told: Green's melee is 4 now. (PH-TURN-07)
  all see decks.actions 24 -> 21; gone.skills 3 -> 5; gone.equipment 4 -> 6; gone.weapons 4 -> 5; gone.encounters[0] 8 -> 9; gone.scars 0 -> 2
  all see Green: mutant no -> yes; stats[0] 4 -> 3; stats[1] 4 -> 5; stats[2] 4 -> 5; stats[3] 3 -> 4; raised[1] 1 -> 0; health_limit 7 -> 6; morale
      7 -> 0; morale_limit 7 -> 8; food 3 -> 0; ammo 2 -> 0; xp 1 -> 0; jp 6 -> 0; tile TI-P10 -> Gamer; zone 2 -> 0; terrain plains -> forest;
      action Move -> wait; acted no -> yes; packed 5 -> 0; hand - ?, ?; gear[Knife 2] gone; gear[Fishing Line] gone; gear[Flare] gone;
      gear[Accordion] gone; skills[Field Dressing] gone; skills[Razor Work] gone; scars - ?, ?, ?, ?, ?, ?, ? + Second Row, Whistling Shins, Lamp
      Eyes, Hinged Knees, Headcount; map[TI-00-2] gone; map[TI-F02] gone; map[Log Stockade] gone; map[TI-U09] gone; map[TI-U06] gone; map[TI-U03]
      gone; map[TI-P10] gone; tricks + ?, ?, ?; journey.stage 2 -> 0; journey.level 2 -> 0; journey.figures 1 -> 0; journey.gain yes -> no;
      journey.again yes -> no
  Green sees Green: hand - Sledgehammer, Tracer Rounds; scars - Just a Scar 9, Just a Scar 5; tricks + Rummage 3, Picked Clean 3, Pelt 3

211. Red is asked: Where do you move? (move, PH-MOVE-01)
  can (PH-MOVE-02): explore "Draw a tile and lay it"
  can (PH-MOVE-05): step:390 "Enter the mountain tile"
  can't, not enough XP (PH-XP-06): learn "3 XP: learn a skill"
  Red answers: explore "Draw a tile and lay it"
  chance: tiles, TI-U08
  told: Red draws a tile: urban tile. (PH-MOVE-02)
  all see decks.tiles 44 -> 43
  all see Red: drawn + TI-U08

212. Red is asked: Where do you lay the urban tile? (place, PH-MAP-10)
  can (PH-MAP-10): place:382 "Lay it to the north, as it is"; place:382:1:1 "Lay it to the east, turned right"; place:382:3:1 "Lay it to the west,
      turned right"
  Red answers: place:382 "Lay it to the north, as it is"
  told: Red lays the urban tile to the north. (PH-MAP-10)
  all see Red: drawn - TI-U08; map[TI-U08] new {card TI-U08, y -5, exits 5}

213. Red is asked: Enter the urban tile, or stay where you are? (enter, PH-MOVE-03)
  can (PH-MOVE-02): step:382 "Enter the urban tile"
  can (PH-MOVE-03): stay "Stay where you are"
  Red answers: step:382 "Enter the urban tile"
  told: Red enters the urban tile, zone 1. (PH-MOVE-09)
  all see Red: tile TI-P04 -> TI-U08; zone 0 -> 1; terrain plains -> urban

214. Red is asked: The next space is of another level. From which level do you draw? (level, PH-RULING-69)
  can (PH-JOURNEY-01): level:3 "Level 3"
  can (PH-JOURNEY-02): level:2 "Level 2"
  Red answers: level:3 "Level 3"
  chance: encounters 3, Ballast
  told: Red has an encounter: Ballast. (PH-ENC-02)
  all see decks.encounters[2] 24 -> 23
  all see Red: journey.stage 0 -> 2; journey.level 0 -> 3; journey.figures 0 -> 1; journey.gain no -> yes; reveal - -> Ballast

215. Red is asked: Ballast: what do you do? (option, PH-RULING-117)
  can (PH-RULING-117): option:261 "Let him ride, and carry the trunk (test strength)"; option:261:1 "Have two of your own things hauled up for
      ballast (pay 2 items)"; option:261:2 "Shoot the brake loose and jump on (pay 1 ammo; test shooting)"; option:261:3 "Climb the rope (test speed)"
  can't, not enough XP (PH-XP-06): learn "3 XP: learn a skill"
  Red answers: option:261:1 "Have two of your own things hauled up for ballast (pay 2 items)"
  told: Red: Have two of your own things hauled up for ballast. (PH-RULING-117)

216. Red is asked: Ballast: Which item do you give up? (item, PH-INV-08)
  can (PH-ENC-01): discard:22 "Discard the Rook Rifle"; discard:76 "Discard the Scaffold Spear"; discard:39 "Discard the Riot Vest"; discard:58
      "Discard the Firecrackers"; discard:63 "Discard the Rope and Pulley"; discard:66 "Discard the Speed Loader"; discard:93 "Discard the Kalt
      Stutter"
  Red answers: discard:93 "Discard the Kalt Stutter"
  told: Red discards the Kalt Stutter. (PH-ENC-01)
  all see gone.weapons 5 -> 6
  all see Red: hand - ?
  Red sees Red: hand - Kalt Stutter

217. Red is asked: Ballast: Which item do you give up? (item, PH-INV-08)
  can (PH-ENC-01): discard:22 "Discard the Rook Rifle"; discard:76 "Discard the Scaffold Spear"; discard:39 "Discard the Riot Vest"; discard:58
      "Discard the Firecrackers"; discard:63 "Discard the Rope and Pulley"; discard:66 "Discard the Speed Loader"
  without a turn (PH-RULING-84): - discard:93 "Discard the Kalt Stutter"
  not without a turn, there is not enough room in your backpack (PH-INV-06): - play:93 "Put the Kalt Stutter into play"
  Red answers: discard:66 "Discard the Speed Loader"
  chance: event deck, The Long Column
  told: Red discards the Speed Loader. (PH-ENC-01)
  told: The basket drops, you rise, and the high road lies before you like a ruled line. Nobody else has used it today. (PH-ENC-05)
  told: Red gains a journey point: space 8 (Ballast). (PH-ENC-01)
  told: Red gains a journey point: space 9. (PH-JOURNEY-04)
  told: Turn 13: The Long Column. (PH-EVENT-01)
  all see phase move -> event; turn 12 -> 13; event Great Explorer -> The Long Column; decks.events 8 -> 7; gone.events 11 -> 12; gone.equipment 6 ->
      7; gone.encounters[2] 0 -> 1
  all see Red: jp 7 -> 9; action Move -> nothing; hand - ?; journey.stage 2 -> 0; journey.level 3 -> 0; journey.figures 1 -> 0; journey.gain yes ->
      no; reveal Ballast -> -
  all see Green: action wait -> nothing; acted yes -> no
  Red sees Red: hand - Speed Loader

218. Red is asked: The Long Column: what do you take? (bargain, PH-EVENT-01)
  can (PH-EVENT-07): no "No"; deal:168 "2 food for 1 follower"
  without a turn (PH-RULING-84): - discard:66 "Discard the Speed Loader"
  not without a turn, there is not enough room in your backpack (PH-INV-06): - play:66 "Put the Speed Loader into play"
  Red answers: deal:168 "2 food for 1 follower"
  chance: follower deck, Village Pharmacist, seen by Red
  told: Red strikes a bargain (The Long Column). (PH-EVENT-07)
  told: Red loses 2 food, 14 left (The Long Column). (PH-EVENT-07)
  told: Somebody follows Red. (PH-FOLLOW-01)
  told Red: The Village Pharmacist follows Red. (PH-FOLLOW-01)
  all see phase event -> eating; decks.followers 8 -> 7
  all see Red: food 16 -> 14; company[0] new {}
  Red sees Red: company[Village Pharmacist] new {card Village Pharmacist}

219. Red is asked: How much of your 14 food do you eat? (eat, PH-EAT-05)
  can (PH-EAT-05): eat:1 "Eat 1 food"
  can (PH-EAT-03): eat "Eat nothing"
  without a turn (PH-RULING-86): + activate:135 "Call the Village Pharmacist to your side"
  Red answers: eat:1 "Eat 1 food"
  told: Red loses 1 food, 13 left. (PH-EAT-05)
  told: Red eats 1 food; hunger slot 0. (PH-EAT-05)
  all see phase eating -> declare
  all see Red: food 14 -> 13

220. Green is asked, side by side with others, in secret: Which action card do you lay face down? (trick, PH-DECL-03)
  can (PH-DECL-03): trick:330 "Rummage (forest, plains)"; trick:336 "Picked Clean (forest, urban)"; trick:327 "Pelt (urban, mountain)"; no-trick "No
      card"
  without a turn (PH-RULING-84): none any more
  without a turn (PH-INV-05): none any more
  without a turn (PH-WPN-02): none any more
  not without a turn, there is not enough room in your backpack (PH-INV-06): none any more
  Green answers: trick:327 "Pelt (urban, mountain)"

221. Red is asked, side by side with others, in secret: What do you do this turn? (declare, PH-DECL-02)
  can (PH-DECL-02): declare:1 "Camp"; declare:3 "Scout"; declare:4 "Move"
  can't, your tile is not completed (PH-FORAGE-01): declare:2 "Forage"
  Red answers: declare:4 "Move"
  told: Green lays an action card face down. (PH-DECL-06)
  told: Red will Move. (PH-DECL-04)
  all see phase declare -> scout
  all see Red: action nothing -> Move
  all see Green: tricks - ?; chosen + ?
  Green sees Green: tricks - Pelt 3; chosen + Pelt 3

222. Green is asked: The Scout step begins. Do you strike? (react, PH-MUTACT-12)
  can (PH-RULING-58): bide "Bide your time"
  Green answers: bide "Bide your time"
  all see phase scout -> move

223. Green is asked: Red is about to move. Do you strike? (react, PH-MUTACT-12)
  can (PH-RULING-58): bide "Bide your time"
  can (PH-RULING-18): tactics "Tactics: look at encounters"
  Green answers: bide "Bide your time"

224. Red is asked: Where do you move? (move, PH-MOVE-01)
  can (PH-MOVE-06): onward:382 "Go on to the next zone"
  can (PH-RULING-86): activate:135 "Call the Village Pharmacist to your side"
  can't, not enough XP (PH-XP-06): learn "3 XP: learn a skill"
  Red answers: activate:135 "Call the Village Pharmacist to your side"
  chance: encounters 3, The Rumour Market
  told: Red calls the Village Pharmacist to their side. (PH-FOLLOW-03)
  told: Red enters the urban tile, zone 2. (PH-MOVE-09)
  told: Red has an encounter: The Rumour Market. (PH-ENC-02)
  all see decks.encounters[2] 23 -> 22
  all see Red: zone 1 -> 2; company[Village Pharmacist] new {card Village Pharmacist, active}; company[0] gone; journey.stage 0 -> 2; journey.level 0
      -> 3; journey.figures 0 -> 2; journey.gain no -> yes; reveal - -> The Rumour Market
  Red sees Red: company[Village Pharmacist].active no -> yes

225. Red is asked: The Rumour Market: what do you do? (option, PH-RULING-117)
  can (PH-RULING-117): option:254 "Buy a complete rehearsal (pay 3 food)"; option:254:1 "Sell a rumour of your own (test mind)"; option:254:2 "Win
      one at the shooting booth (pay 1 ammo; test shooting)"; option:254:3 "Listen to all of them"
  can't, not enough XP (PH-XP-06): learn "3 XP: learn a skill"
  without a turn (PH-RULING-86): none any more
  Red answers: option:254 "Buy a complete rehearsal (pay 3 food)"
  chance: skill deck, Looting 2; skill deck, Footwork
  told: Red: Buy a complete rehearsal. (PH-RULING-117)
  told: Red loses 3 food, 10 left (The Rumour Market). (PH-ENC-01)
  told: A former porter of the gate asks you everything he used to ask and makes you do what he used to have done. By the evening you could do it in
      your sleep. (PH-ENC-05)
  all see decks.skills 21 -> 19
  all see Red: food 13 -> 10; drawn + Looting 2, Footwork

226. Red is asked: Keep 1 skill. (keep, PH-SETUP-28)
  can (PH-ENC-01): keep:102 "Looting"; keep:109 "Footwork"
  Red answers: keep:109 "Footwork"
  chance: encounters 3, Behind the Sheet
  told: Red knows Footwork. (PH-ENC-01)
  told: Red has an encounter: Behind the Sheet. (PH-ENC-02)
  all see decks.encounters[2] 22 -> 21; gone.skills 5 -> 6; gone.encounters[2] 1 -> 2
  all see Red: skills[Footwork] new {card Footwork}; drawn - Looting 2, Footwork; journey.figures 2 -> 1; reveal The Rumour Market -> Behind the Sheet

227. Red is asked: Behind the Sheet: what do you do? (option, PH-RULING-117)
  can (PH-RULING-117): option:256 "Own up and go where you are shown"; option:256:1 "Chalk the cross yourself (test speed)"; option:256:2 "Knock over
      the lamp and go round (test strength)"; option:256:3 "Offer to hold the lamp, and hold it steady (test shooting)"
  can't, not enough XP (PH-XP-06): learn "3 XP: learn a skill"
  Red answers: option:256:3 "Offer to hold the lamp, and hold it steady (test shooting)"
  chance: die 5
  told: Red: Offer to hold the lamp, and hold it steady. (PH-RULING-117)
  told: Red tests shooting: 5, passed (5 or less). (PH-TEST-01)
  told: She is short-sighted and has had nobody steady since the spring. Between two patients she sees to you, quickly, looking only where you point.
      (PH-ENC-05)
  told: Red gains 1 health, 6 now (Behind the Sheet). (PH-ENC-01)
  told: Red gains 1 food, 11 now (Behind the Sheet). (PH-ENC-01)
  told: Red gains a journey point: space 10. (PH-JOURNEY-04)
  told: Red has completed the urban tile. (PH-MAP-17)
  all see gone.encounters[2] 2 -> 3
  all see Red: health 5 -> 6; food 10 -> 11; jp 9 -> 10; journey.stage 2 -> 3; journey.figures 1 -> 0; reveal Behind the Sheet -> -

228. Green is asked: Red has completed a tile. Do you strike? (react, PH-MUTACT-12)
  can (PH-RULING-58): bide "Bide your time"
  Green answers: bide "Bide your time"
  chance: supply deck, Supplies 2; supply deck, Supplies 10; supply deck, Supplies 9; equipment deck, Bolt Cutters, seen by Red
  told: Red finds supplies: 3 ammo. (PH-MAP-17)
  told: Red gains 3 ammo, 11 now (Supplies). (PH-MAP-18)
  told: Red finds supplies: 1 food, 3 ammo. (PH-MAP-17)
  told: Red gains 1 food, 12 now (Supplies). (PH-MAP-18)
  told: Red gains 3 ammo, 14 now (Supplies). (PH-MAP-18)
  told: Red finds supplies: 2 equipment. (PH-MAP-17)
  told: Red draws equipment (Supplies). (PH-INV-01)
  told Red: Red draws the Bolt Cutters (Supplies). (PH-INV-01)
  all see decks.equipment 27 -> 26; decks.supplies 2 -> 9; gone.supplies 8 -> 1
  all see Red: food 11 -> 12; ammo 8 -> 14; hand + ?
  Red sees Red: hand + Bolt Cutters

229. Red is asked: You hold 2 items. Put one into play, or keep them. (hand, PH-INV-05)
  can (PH-INV-07): discard:22 "Discard the Rook Rifle"; discard:76 "Discard the Scaffold Spear"; discard:39 "Discard the Riot Vest"; discard:58
      "Discard the Firecrackers"
  can (PH-INV-02): done "Done"
  can't, there is not enough room in your backpack (PH-INV-06): play:63 "Put the Rope and Pulley into play"; play:57 "Put the Bolt Cutters into play"
  without a turn (PH-RULING-84): + discard:57 "Discard the Bolt Cutters"
  not without a turn, there is not enough room in your backpack (PH-INV-06): + play:57 "Put the Bolt Cutters into play"
  Red answers: done "Done"
  chance: equipment deck, Metal Detector, seen by Red
  told: Red draws equipment (Supplies). (PH-INV-01)
  told Red: Red draws the Metal Detector (Supplies). (PH-INV-01)
  all see decks.equipment 26 -> 25
  all see Red: hand + ?
  Red sees Red: hand + Metal Detector

230. Red is asked: You hold 3 items. Put one into play, or keep them. (hand, PH-INV-05)
  can (PH-INV-07): discard:22 "Discard the Rook Rifle"; discard:76 "Discard the Scaffold Spear"; discard:39 "Discard the Riot Vest"; discard:58
      "Discard the Firecrackers"
  can (PH-INV-02): done "Done"
  can't, there is not enough room in your backpack (PH-INV-06): play:63 "Put the Rope and Pulley into play"; play:57 "Put the Bolt Cutters into
      play"; play:55 "Put the Metal Detector into play"
  without a turn (PH-RULING-84): + discard:55 "Discard the Metal Detector"
  not without a turn, there is not enough room in your backpack (PH-INV-06): + play:55 "Put the Metal Detector into play"
  Red answers: done "Done"
  all see phase move -> mutant
  all see Red: zone 2 -> 0; acted no -> yes; map[TI-U08].done no -> yes; journey.stage 3 -> 0; journey.level 3 -> 0; journey.gain yes -> no

231. Green is asked: What do you do? (mutant, PH-MUTACT-01)
  can (PH-MUTACT-01): strike:327 "Pelt on Red"
  can (PH-MUTACT-04): mutate "Mutate: draw a scar"; consolidate "Consolidate: change action cards"
  can (PH-DECL-07): bide "Bide your time"
  Green answers: strike:327 "Pelt on Red"
  chance: sd 3; sd 4
  told: Green plays Pelt on Red. (PH-MUTACT-02)
  told: Green shoots at Red: range 3, special; 1 hit. (PH-RULING-98)
  all see gone.actions 0 -> 1
  all see Red: fight.rolled no -> yes; fight.from 0 -> 2; fight.struck no -> yes; fight.dice[0].die MD -> SD; fight.dice[0].face 0 -> 3;
      fight.dice[0].is miss -> range 3; fight.dice[0].enemy no -> yes; fight.dice[0].target 0 -> -1; fight.dice[1].die MD -> SD; fight.dice[1].face 0
      -> 4; fight.dice[1].is miss -> special; fight.dice[1].enemy no -> yes; fight.dice[1].target 0 -> -1; fight.n 0 -> 2
  all see Green: acted no -> yes; chosen - ?
  Green sees Green: chosen - Pelt 3

232. Red is asked: Pelt: 1 wound. Prevent some? (prevent, PH-RULING-90)
  can (PH-RULING-90): bear:1 "Take 1 wound"
  can (PH-INV-03): use:128 "Falling Well: 2 wounds prevented"
  without a turn (PH-RULING-84): none any more
  without a turn (PH-WPN-02): none any more
  not without a turn, there is not enough room in your backpack (PH-INV-06): none any more
  Red answers: use:128 "Falling Well: 2 wounds prevented"
  chance: action deck, Pelt, seen by Green
  told: Red uses Falling Well. (PH-INV-03)
  told: Red prevents 1 wound. (PH-RULING-90)
  told: Green draws 1 action. (PH-MUTACT-13)
  told: The Fortress has been reached. (PH-END-01)
  all see phase mutant -> over; decks.actions 21 -> 20
  all see Red: scars - ?, ?, ? + Just a Scar 3, Antlers, Counterweight; fight.rolled yes -> no; fight.from 2 -> 0; fight.struck yes -> no;
      fight.dice[0].die SD -> MD; fight.dice[0].face 3 -> 0; fight.dice[0].is range 3 -> miss; fight.dice[0].enemy yes -> no; fight.dice[0].target -1
      -> 0; fight.dice[1].die SD -> MD; fight.dice[1].face 4 -> 0; fight.dice[1].is special -> miss; fight.dice[1].enemy yes -> no;
      fight.dice[1].target -1 -> 0; fight.n 2 -> 0; tally.followers 0 -> 2; tally.skills 0 -> 3; tally.mutations 0 -> -2; tally.total 0 -> 3;
      tally.tiles 0 -> 8
  all see Green: tricks + ?; tally.mutations 0 -> -5; tally.total 0 -> -5
  all see final 0 -> 1
  Green sees Green: tricks + Pelt

The match is over: the Fortress was reached; Red 10, Green 0; won by Red; rounds 13, entries 555.
