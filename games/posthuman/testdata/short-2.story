# Posthuman: 2 players, short
#
# One whole match, as everybody at the table lives through it. A block is a question: what the seat can do, by which
# rules, and what it can't do, why, and by which rule. What it can do without a turn is told when it has changed:
# - gone + come. Below the answer stands what came of it: results of chance, what was told to all or to one seat alone,
# and what changed in what all see and in what a seat sees besides, as "was -> is" or as "- gone + come"; ? is a card
# that lies face down for the reader.

  chance: die 2; die 5
  all see short yes; omens.of 20; omens.cards + Hurricane, Weevils, Yellow Rain; decks.events 20; decks.skills 30; decks.equipment 37; decks.weapons
      32; decks.followers 8; decks.supplies 10; decks.encounters[0] 39; decks.encounters[1] 31; decks.encounters[2] 24; decks.humans 12;
      decks.mutants 12; decks.scars 31; decks.actions 24; decks.tiles 56; shop + Flare, Flare 2, Flare 3, Flare 4, Lead Pipe, Lead Pipe 2, Lead Pipe
      3, Lead Pipe 4, Knife, Knife 2, Splitting Axe, Ski Pole, Muck Fork, Kalt 9mm, Kalt 9mm 2, Cane Bow, Rook Rifle, Farm Shotgun, Painkillers,
      Painkillers 2, Removal Blanket, Daypack, Fishing Line, Bicycle Helmet, Pocket Chess, Tobacco Tin; characters + Gamer, Runner, Piano Mover,
      Country Vet, Field Guard, Temp
  all see Red: new {health_limit 3, morale_limit 3, tile TI-00, terrain plains, slots 6, limit 3, map [{card TI-00, exits 15, done}]}
  all see Green: new {seat Green, health_limit 3, morale_limit 3, tile TI-00-2, terrain plains, slots 6, limit 3, map [{card TI-00-2, exits 15,
      done}]}
  Green sees seat Green

1. Green is asked: Who are you? (character, PH-SETUP-11)
  can (PH-SETUP-11): character "Gamer"; character:1 "Runner"; character:2 "Piano Mover"; character:3 "Country Vet"; character:4 "Field Guard";
      character:5 "Temp"
  Green answers: character:3 "Country Vet"
  told: Green is the Country Vet. (PH-SETUP-11)
  told: Green knows Field Dressing. (PH-SETUP-15)
  told: Green knows Razor Work. (PH-SETUP-15)
  all see decks.skills 30 -> 28; shop - Flare, Knife, Painkillers, Fishing Line; characters - Country Vet
  all see Green: sheet - -> Country Vet; stats[0] 0 -> 4; stats[1] 0 -> 3; stats[2] 0 -> 4; stats[3] 0 -> 3; stats[4] 0 -> 2; health 0 -> 7;
      health_limit 3 -> 7; morale 0 -> 7; morale_limit 3 -> 7; food 0 -> 4; packed 0 -> 4; gear[Knife] new {card Knife, active}; gear[Painkillers]
      new {card Painkillers}; gear[Fishing Line] new {card Fishing Line}; gear[Flare] new {card Flare}; skills[Field Dressing] new {card Field
      Dressing}; skills[Razor Work] new {card Razor Work}

2. Red is asked: Who are you? (character, PH-SETUP-11)
  can (PH-SETUP-11): character "Gamer"; character:1 "Runner"; character:2 "Piano Mover"; character:4 "Field Guard"; character:5 "Temp"
  Red answers: character:4 "Field Guard"
  told: Red is the Field Guard. (PH-SETUP-11)
  told: Red knows Snaring. (PH-SETUP-15)
  all see decks.skills 28 -> 27; shop - Knife 2, Rook Rifle, Tobacco Tin; characters - Field Guard
  all see Red: sheet - -> Field Guard; stats[0] 0 -> 3; stats[1] 0 -> 4; stats[2] 0 -> 2; stats[3] 0 -> 2; stats[4] 0 -> 5; health 0 -> 6;
      health_limit 3 -> 6; morale 0 -> 5; morale_limit 3 -> 5; food 0 -> 2; ammo 0 -> 4; jp 0 -> 4; packed 0 -> 4; gear[Rook Rifle] new {card Rook
      Rifle, active}; gear[Knife 2] new {card Knife 2, active}; gear[Tobacco Tin] new {card Tobacco Tin}; skills[Snaring] new {card Snaring}; shot[0]
      new {sd 3}; shot[1] new {why 1, sd 1}
  all see Green: jp 0 -> 4

3. Red is asked, side by side with others: Draw 3 cards: how many weapons, how many pieces of equipment? (split, PH-SHORT-04)
  can (PH-SHORT-04): split "0 weapons, 3 equipment"; split:1 "1 weapon, 2 equipment"; split:2 "2 weapons, 1 equipment"; split:3 "3 weapons, 0
      equipment"
  Red answers: split:2 "2 weapons, 1 equipment"

4. Green is asked, side by side with others: Draw 3 cards: how many weapons, how many pieces of equipment? (split, PH-SHORT-04)
  can (PH-SHORT-04): split "0 weapons, 3 equipment"; split:1 "1 weapon, 2 equipment"; split:2 "2 weapons, 1 equipment"; split:3 "3 weapons, 0
      equipment"
  Green answers: split:2 "2 weapons, 1 equipment"
  chance: scar deck, Sour Gland, seen by Red; scar deck, Drum Skull, seen by Red; encounters 1, The Casting Vote; encounters 1, Counting to Ten
      Thousand; encounters 1, Deserter up a Pylon; weapon deck, Kalt Parapet, seen by Red; weapon deck, Stop Sign, seen by Red; equipment deck,
      Reloading Press, seen by Red; scar deck, Counterweight, seen by Green; scar deck, Shared Sleep, seen by Green; encounters 1, Sold As Seen;
      encounters 1, The Ploughman; encounters 1, Guest at Table Nine; weapon deck, Fire Axe 2, seen by Green; weapon deck, Kalt A4 2, seen by Green;
      equipment deck, Telephone Directory, seen by Green
  told: Red draws a scar, 1 scar now. (PH-SHORT-03)
  told: Red draws a scar, 2 scars now. (PH-SHORT-03)
  told: Red gains 1 XP, 1 now (The Casting Vote). (PH-SHORT-05)
  told: Red gains 1 XP, 2 now (Counting to Ten Thousand). (PH-SHORT-05)
  told: Red gains 1 XP, 3 now (Deserter up a Pylon). (PH-SHORT-05)
  told: Green draws a scar, 1 scar now. (PH-SHORT-03)
  told: Green draws a scar, 2 scars now. (PH-SHORT-03)
  told: Green gains 1 XP, 1 now (Sold As Seen). (PH-SHORT-05)
  told: Green gains 1 XP, 2 now (The Ploughman). (PH-SHORT-05)
  told: Green gains 1 XP, 3 now (Guest at Table Nine). (PH-SHORT-05)
  told Red: Red draws a scar, Sour Gland: 1 scar now. (PH-SHORT-03)
  told Red: Red draws a scar, Drum Skull: 2 scars now. (PH-SHORT-03)
  told Green: Green draws a scar, Counterweight: 1 scar now. (PH-SHORT-03)
  told Green: Green draws a scar, Shared Sleep: 2 scars now. (PH-SHORT-03)
  all see decks.equipment 37 -> 35; decks.weapons 32 -> 28; decks.encounters[0] 39 -> 33; decks.scars 31 -> 27
  all see Red: xp 0 -> 3; drawn + ?, ?, ?; scars + ?, ?
  all see Green: xp 0 -> 3; drawn + ?, ?, ?; scars + ?, ?
  Red sees Red: drawn + Kalt Parapet, Stop Sign, Reloading Press; scars + Sour Gland, Drum Skull
  Green sees Green: drawn + Fire Axe 2, Kalt A4 2, Telephone Directory; scars + Counterweight, Shared Sleep

5. Red is asked, side by side with others: Keep one of the weapons. (arm, PH-SHORT-04)
  can (PH-SHORT-04): keep:90 "Kalt Parapet"; keep:81 "Stop Sign"
  Red answers: keep:90 "Kalt Parapet"

6. Green is asked, side by side with others: Keep one of the weapons. (arm, PH-SHORT-04)
  can (PH-SHORT-04): keep:74 "Fire Axe"; keep:87 "Kalt A4"
  Green answers: keep:74 "Fire Axe"
  chance: die 2; die 2; die 1; die 2; event deck, First Frost
  told: Green is the starting player. (PH-SETUP-10)
  told: Turn 1: First Frost. (PH-EVENT-01)
  all see phase characters -> eating; turn 0 -> 1; starter - -> Green; order + Green, Red; season - -> First Frost; omens.of 20 -> 19; decks.events
      20 -> 19; gone.weapons 0 -> 2; shop - Flare 2, Flare 3, Flare 4, Lead Pipe, Lead Pipe 2, Lead Pipe 3, Lead Pipe 4, Splitting Axe, Ski Pole,
      Muck Fork, Kalt 9mm, Kalt 9mm 2, Cane Bow, Farm Shotgun, Painkillers 2, Removal Blanket, Daypack, Bicycle Helmet, Pocket Chess; characters -
      Gamer, Runner, Piano Mover, Temp
  all see Red: sum[16] 0 -> -1; hand + ?, ?; drawn - ?, ?, ?
  all see Green: sum[16] 0 -> -1; hand + ?, ?; drawn - ?, ?, ?
  Red sees Red: hand + Kalt Parapet, Reloading Press; drawn - Kalt Parapet, Stop Sign, Reloading Press
  Green sees Green: hand + Fire Axe 2, Telephone Directory; drawn - Fire Axe 2, Kalt A4 2, Telephone Directory

7. Red is asked, side by side with others: How much of your 2 food do you eat? (eat, PH-EAT-05)
  can (PH-EAT-05): eat:1 "Eat 1 food"
  can (PH-EAT-03): eat "Eat nothing"
  without a turn (PH-RULING-157): + propose:1 "Propose that Green leaves the game"
  without a turn (PH-RULING-84): + discard:90 "Discard the Kalt Parapet", discard:49 "Discard the Reloading Press", discard:22 "Discard the Rook
      Rifle", discard:15 "Discard the Knife", discard:31 "Discard the Tobacco Tin"
  without a turn (PH-INV-05): + play:49 "Put the Reloading Press into play"
  without a turn (PH-WPN-02): + unwield:22 "Put the Rook Rifle away", unwield:15 "Put the Knife away"
  without a turn (PH-XP-05): + pause "Ask me about XP and cards before the next step"
  not without a turn, no room in your backpack (PH-INV-06): + play:90 "Put the Kalt Parapet into play"
  not without a turn, it would change nothing (PH-BONUS-02): + use:31 "Tobacco Tin: 1 health for 1 morale"
  Red answers: eat:1 "Eat 1 food"

8. Green is asked, side by side with others: How much of your 4 food do you eat? (eat, PH-EAT-05)
  can (PH-EAT-05): eat:1 "Eat 1 food"
  can (PH-EAT-03): eat "Eat nothing"
  without a turn (PH-RULING-157): + propose "Propose that Red leaves the game"
  without a turn (PH-INV-05): + play:74 "Put the Fire Axe into play", play:42 "Put the Telephone Directory into play"
  without a turn (PH-RULING-84): + discard:74 "Discard the Fire Axe", discard:42 "Discard the Telephone Directory", discard:14 "Discard the Knife",
      discard:24 "Discard the Painkillers", discard:28 "Discard the Fishing Line", discard:6 "Discard the Flare"
  without a turn (PH-WPN-02): + unwield:14 "Put the Knife away"
  without a turn (PH-XP-05): + pause "Ask me about XP and cards before the next step"
  not without a turn, it would change nothing (PH-BONUS-02): + use:24 "Painkillers: 2 health"
  Green answers: eat:1 "Eat 1 food"
  told: Green loses 1 food, 3 left. (PH-EAT-05)
  told: Green eats 1 food and is fed. (PH-EAT-05)
  told: Red loses 1 food, 1 left. (PH-EAT-05)
  told: Red eats 1 food and is fed. (PH-EAT-05)
  all see phase eating -> declare
  all see Red: food 2 -> 1
  all see Green: food 4 -> 3

9. Green is asked, side by side with others, in secret: What do you do this turn? (declare, PH-DECL-02)
  can (PH-DECL-02): declare:3 "Scout"; declare:2 "Forage"; declare:4 "Move"
  can't, you are on the starting tile and in full health and morale (PH-CAMP-03): declare:1 "Camp"
  Green answers: declare:2 "Forage"
  Green sees Green: action nothing -> Forage

10. Red is asked, side by side with others, in secret: What do you do this turn? (declare, PH-DECL-02)
  can (PH-DECL-02): declare:3 "Scout"; declare:2 "Forage"; declare:4 "Move"
  can't, you are on the starting tile and in full health and morale (PH-CAMP-03): declare:1 "Camp"
  Red answers: declare:2 "Forage"
  told: Green will Forage. (PH-DECL-04)
  told: Red will Forage. (PH-DECL-04)
  all see phase declare -> trade
  all see Red: action nothing -> Forage; partners nobody -> Green
  all see Green: action nothing -> Forage; partners nobody -> Red

11. Red is asked, and may pass: Do you trade with anybody? (trade, PH-TRADE-05)
  can (PH-TRADE-01): offer "Make an offer"
  can (PH-RULING-51): done "Done"
  Red answers: done "Done"
  all see finished nobody -> Red

12. Green is asked, and may pass: Do you trade with anybody? (trade, PH-TRADE-05)
  can (PH-TRADE-01): offer "Make an offer"
  can (PH-INV-03): use:6 "Flare: trade with everybody"
  can (PH-RULING-51): done "Done"
  Green answers: done "Done"
  all see phase trade -> forage; finished Red -> nobody
  all see Red: partners Green -> nobody
  all see Green: partners Red -> nobody

13. Green is asked: Before you go on: spend XP, or use a card? (own, PH-XP-05)
  can (PH-XP-06): learn "3 XP: draw 2 skills and keep 1"
  can (PH-XP-05): done "Done"
  can't, not enough XP (PH-XP-07): train "6 XP: 1 more strength"; train:1 "6 XP: 1 more speed"; train:2 "6 XP: 1 more mind"; train:3 "6 XP: 1 more
      melee"; train:4 "6 XP: 1 more shooting"
  can't, it would change nothing (PH-BONUS-02): use:24 "Painkillers: 2 health"
  Green answers: done "Done"
  chance: supply deck, Supplies 6; weapon deck, Brush Cutter, seen by Green
  told: Green forages the starting tile. (PH-FORAGE-04)
  told: Green finds supplies: 1 weapon. (PH-FORAGE-02)
  told: Green draws a weapon (Supplies). (PH-INV-01)
  told Green: Green draws the Brush Cutter (Supplies). (PH-INV-01)
  all see decks.weapons 28 -> 27; decks.supplies 10 -> 9; gone.supplies 0 -> 1
  all see Green: hand + ?; map[TI-00-2].foraged no -> yes
  Green sees Green: hand + Brush Cutter

14. Green is asked: You hold 3 items. Put one into play, or keep them. (hand, PH-INV-05)
  can (PH-INV-05): play:74 "Put the Fire Axe into play"; play:42 "Put the Telephone Directory into play"
  can (PH-INV-07): discard:14 "Discard the Knife"; discard:24 "Discard the Painkillers"; discard:28 "Discard the Fishing Line"; discard:6 "Discard
      the Flare"
  can (PH-INV-02): done "Done"
  can't, no room in your backpack (PH-INV-06): play:85 "Put the Brush Cutter into play"
  without a turn (PH-RULING-84): + discard:85 "Discard the Brush Cutter"
  not without a turn, no room in your backpack (PH-INV-06): + play:85 "Put the Brush Cutter into play"
  Green answers: play:42 "Put the Telephone Directory into play"
  told: Green puts the Telephone Directory into play. (PH-INV-05)
  told: Green uses the Fishing Line. (PH-INV-03)
  told: Green gains 1 food, 4 now (Fishing Line). (PH-INV-03)
  all see Green: food 3 -> 4; acted no -> yes; packed 4 -> 5; hand - ?; gear[Fishing Line].spent no -> yes; gear[Telephone Directory] new {card
      Telephone Directory}
  Green sees Green: hand - Telephone Directory

15. Red is asked: Before you go on: spend XP, or use a card? (own, PH-XP-05)
  can (PH-XP-06): learn "3 XP: draw 2 skills and keep 1"
  can (PH-XP-05): done "Done"
  can't, not enough XP (PH-XP-07): train "6 XP: 1 more strength"; train:1 "6 XP: 1 more speed"; train:2 "6 XP: 1 more mind"; train:3 "6 XP: 1 more
      melee"
  can't, it can't go above 5 (PH-RULING-121): train:4 "6 XP: 1 more shooting"
  can't, it would change nothing (PH-BONUS-02): use:31 "Tobacco Tin: 1 health for 1 morale"
  Red answers: learn "3 XP: draw 2 skills and keep 1"
  chance: skill deck, Off Hand; skill deck, Taking Notes
  told: Red spends 3 XP, 0 left. (PH-RULING-119)
  all see decks.skills 27 -> 25; gone.encounters[0] 0 -> 3
  all see Red: xp 3 -> 0; drawn + Off Hand, Taking Notes

16. Red is asked: Keep 1 skill. (keep, PH-SETUP-28)
  can (PH-XP-06): keep:129 "Off Hand"; keep:130 "Taking Notes"
  without a turn (PH-XP-05): none any more
  Red answers: keep:130 "Taking Notes"
  chance: supply deck, Supplies; event deck, Open Frequency
  told: Red knows Taking Notes. (PH-XP-06)
  told: Red forages the starting tile. (PH-FORAGE-04)
  told: Red finds supplies: 1 food. (PH-FORAGE-02)
  told: Red gains 1 food, 2 now (Supplies). (PH-MAP-18)
  told: Turn 2: Open Frequency. (PH-EVENT-01)
  all see phase forage -> eating; turn 1 -> 2; event - -> Open Frequency; omens.of 19 -> 18; decks.events 19 -> 18; decks.supplies 9 -> 8;
      gone.skills 0 -> 1; gone.supplies 1 -> 2
  all see Red: food 1 -> 2; action Forage -> nothing; sum[25] 0 -> 1; skills[Taking Notes] new {card Taking Notes}; drawn - Off Hand, Taking Notes;
      map[TI-00].foraged no -> yes
  all see Green: action Forage -> nothing; acted yes -> no; gear[Fishing Line].spent yes -> no

17. Green is asked, side by side with others: How much of your 4 food do you eat? (eat, PH-EAT-05)
  can (PH-EAT-05): eat:1 "Eat 1 food"
  can (PH-EAT-03): eat "Eat nothing"
  without a turn (PH-INV-05): none any more
  not without a turn, no room in your backpack (PH-INV-06): + play:74 "Put the Fire Axe into play"
  Green answers: eat:1 "Eat 1 food"

18. Red is asked, side by side with others: How much of your 2 food do you eat? (eat, PH-EAT-05)
  can (PH-EAT-05): eat:1 "Eat 1 food"
  can (PH-EAT-03): eat "Eat nothing"
  Red answers: eat:1 "Eat 1 food"
  told: Green loses 1 food, 3 left. (PH-EAT-05)
  told: Green eats 1 food and is fed. (PH-EAT-05)
  told: Red loses 1 food, 1 left. (PH-EAT-05)
  told: Red eats 1 food and is fed. (PH-EAT-05)
  all see phase eating -> declare
  all see Red: food 2 -> 1
  all see Green: food 4 -> 3

19. Green is asked, side by side with others, in secret: What do you do this turn? (declare, PH-DECL-02)
  can (PH-DECL-02): declare:3 "Scout"; declare:4 "Move"
  can't, you are on the starting tile and in full health and morale (PH-CAMP-03): declare:1 "Camp"
  can't, your tile has been foraged (PH-FORAGE-04): declare:2 "Forage"
  Green answers: declare:4 "Move"
  Green sees Green: action nothing -> Move

20. Red is asked, side by side with others, in secret: What do you do this turn? (declare, PH-DECL-02)
  can (PH-DECL-02): declare:3 "Scout"; declare:4 "Move"
  can't, you are on the starting tile and in full health and morale (PH-CAMP-03): declare:1 "Camp"
  can't, your tile has been foraged (PH-FORAGE-04): declare:2 "Forage"
  Red answers: declare:4 "Move"
  told: Green will Move. (PH-DECL-04)
  told: Red will Move. (PH-DECL-04)
  all see phase declare -> trade
  all see Red: action nothing -> Move; partners nobody -> Green
  all see Green: action nothing -> Move; partners nobody -> Red

21. Red is asked, and may pass: Do you trade with anybody? (trade, PH-TRADE-05)
  can (PH-TRADE-01): offer "Make an offer"
  can (PH-RULING-51): done "Done"
  Red answers: done "Done"
  all see finished nobody -> Red

22. Green is asked, and may pass: Do you trade with anybody? (trade, PH-TRADE-05)
  can (PH-TRADE-01): offer "Make an offer"
  can (PH-INV-03): use:6 "Flare: trade with everybody"
  can (PH-RULING-51): done "Done"
  Green answers: done "Done"
  all see phase trade -> move; finished Red -> nobody
  all see Red: partners Green -> nobody
  all see Green: partners Red -> nobody

23. Green is asked: Where do you move? (move, PH-MOVE-01)
  can (PH-MOVE-02): explore "Draw a tile and lay it"
  can (PH-XP-06): learn "3 XP: draw 2 skills and keep 1"
  can't, not enough XP (PH-XP-07): train "6 XP: 1 more strength"; train:1 "6 XP: 1 more speed"; train:2 "6 XP: 1 more mind"; train:3 "6 XP: 1 more
      melee"; train:4 "6 XP: 1 more shooting"
  can't, it would change nothing (PH-BONUS-02): use:24 "Painkillers: 2 health"
  Green answers: explore "Draw a tile and lay it"
  chance: tiles, Wild Apiary
  told: Green draws a tile: Wild Apiary. (PH-MOVE-02)
  all see decks.tiles 56 -> 55
  all see Green: drawn + Wild Apiary

24. Green is asked: Where do you lay the Wild Apiary? (place, PH-MAP-10)
  can (PH-MAP-10): place:359 "Lay it to the north, as it is"; place:359:0:1 "Lay it to the north, turned right"; place:359:0:2 "Lay it to the north,
      turned round"; place:359:1:1 "Lay it to the east, turned right"; place:359:1:2 "Lay it to the east, turned round"; place:359:1:3 "Lay it to the
      east, turned left"; place:359:2 "Lay it to the south, as it is"; place:359:2:2 "Lay it to the south, turned round"; place:359:2:3 "Lay it to
      the south, turned left"; place:359:3 "Lay it to the west, as it is"; place:359:3:1 "Lay it to the west, turned right"; place:359:3:3 "Lay it to
      the west, turned left"
  Green answers: place:359:2:2 "Lay it to the south, turned round"
  told: Green lays the Wild Apiary to the south. (PH-MAP-10)
  all see Green: drawn - Wild Apiary; map[Wild Apiary] new {card Wild Apiary, y 1, exits 13, turned 2}

25. Green is asked: Enter the Wild Apiary, or stay where you are? (enter, PH-MOVE-03)
  can (PH-MOVE-02): step:359 "Enter the Wild Apiary"
  can (PH-MOVE-03): stay "Stay where you are"
  Green answers: step:359 "Enter the Wild Apiary"
  told: Green enters the Wild Apiary, zone 1. (PH-MOVE-09)
  all see Green: tile TI-00-2 -> Wild Apiary; zone 0 -> 1; terrain plains -> forest

26. Green is asked: The next space is of another level. From which level do you draw? (level, PH-RULING-69)
  can (PH-JOURNEY-01): level:2 "Level 2"
  can (PH-JOURNEY-02): level:1 "Level 1"
  Green answers: level:2 "Level 2"
  chance: encounters 2, Graves in Advance
  told: Green has an encounter: Graves in Advance. (PH-ENC-02)
  all see decks.encounters[1] 31 -> 30
  all see Green: journey.stage 0 -> 2; journey.level 0 -> 2; journey.figures 0 -> 1; journey.gain no -> yes; reveal - -> Graves in Advance

27. Green is asked: Graves in Advance: what do you do? (option, PH-RULING-117)
  can (PH-RULING-117): option:228 "Dig with him (test strength)"; option:228:1 "Give him your name"; option:228:2 "Read the list (test mind)"
  can (PH-XP-06): learn "3 XP: draw 2 skills and keep 1"
  can't, not enough XP (PH-XP-07): train "6 XP: 1 more strength"; train:1 "6 XP: 1 more speed"; train:2 "6 XP: 1 more mind"; train:3 "6 XP: 1 more
      melee"; train:4 "6 XP: 1 more shooting"
  can't, it would change nothing (PH-BONUS-02): use:24 "Painkillers: 2 health"
  Green answers: option:228 "Dig with him (test strength)"
  chance: die 6; supply deck, Supplies 7; tiles, TI-U01
  told: Green: Dig with him. (PH-RULING-117)
  told: Green tests strength, needing 4 or less, and rolls 6: failed. (PH-TEST-01)
  told: Green comes badly out of Graves in Advance: “You hit rock, then dark. He tucks a sack round you where you lie, in number seven.”
      (PH-ENC-05)
  told: The hunger marker of Green is in slot 1 (Graves in Advance). (PH-ENC-01)
  told: Green loses 1 morale, 6 left (Graves in Advance). (PH-ENC-01)
  told: Green gains a journey point: space 5. (PH-JOURNEY-04)
  told: Green has completed the Wild Apiary. (PH-MAP-17)
  told: Green finds supplies: 4 food. (PH-MAP-17)
  told: Green gains 4 food, 7 now (Supplies). (PH-MAP-18)
  told: Wild Apiary: 2 food, 1 morale. (PH-MAP-13)
  told: Green gains 2 food, 9 now (Wild Apiary). (PH-MAP-13)
  told: Green gains 1 morale, 7 now (Wild Apiary). (PH-MAP-13)
  told: Red draws a tile: urban tile. (PH-MOVE-02)
  told Green: You hit rock, then dark. He tucks a sack round you where you lie, in number seven. (PH-ENC-05)
  all see decks.supplies 8 -> 7; decks.tiles 55 -> 54; gone.supplies 2 -> 3; gone.encounters[1] 0 -> 1
  all see Red: drawn + TI-U01
  all see Green: hunger 0 -> 1; food 3 -> 9; jp 4 -> 5; acted no -> yes; map[Wild Apiary].done no -> yes; journey.stage 2 -> 0; journey.level 2 -> 0;
      journey.figures 1 -> 0; journey.gain yes -> no; reveal Graves in Advance -> -

28. Red is asked: Where do you lay the urban tile? (place, PH-MAP-10)
  can (PH-MAP-10): place:375 "Lay it to the north, as it is"; place:375:1 "Lay it to the east, as it is"; place:375:2 "Lay it to the south, as it
      is"; place:375:3 "Lay it to the west, as it is"
  Red answers: place:375:2 "Lay it to the south, as it is"
  told: Red lays the urban tile to the south. (PH-MAP-10)
  all see Red: drawn - TI-U01; map[TI-U01] new {card TI-U01, y 1, exits 15}

29. Red is asked: Enter the urban tile, or stay where you are? (enter, PH-MOVE-03)
  can (PH-MOVE-02): step:375 "Enter the urban tile"
  can (PH-MOVE-03): stay "Stay where you are"
  Red answers: step:375 "Enter the urban tile"
  told: Red enters the urban tile, zone 1. (PH-MOVE-09)
  all see Red: tile TI-00 -> TI-U01; zone 0 -> 1; terrain plains -> urban

30. Red is asked: The next space is of another level. From which level do you draw? (level, PH-RULING-69)
  can (PH-JOURNEY-01): level:2 "Level 2"
  can (PH-JOURNEY-02): level:1 "Level 1"
  Red answers: level:2 "Level 2"
  chance: encounters 2, The Sleepwalkers
  told: Red has an encounter: The Sleepwalkers. (PH-ENC-02)
  all see decks.encounters[1] 30 -> 29
  all see Red: journey.stage 0 -> 2; journey.level 0 -> 2; journey.figures 0 -> 1; journey.gain no -> yes; reveal - -> The Sleepwalkers

31. Red is asked: The Sleepwalkers: what do you do? (option, PH-RULING-117)
  can (PH-RULING-117): option:230 "Wake one (test mind -1)"; option:230:1 "Lift what you can out of the baskets (test speed)"; option:230:3 "Fall in
      behind them until evening"
  can't, you can't pay for it (PH-RULING-117): option:230:2 "Give the boy your supper (pay 2 food)"
  can't, not enough XP (PH-XP-06): learn "3 XP: draw 2 skills and keep 1"
  can't, it would change nothing (PH-BONUS-02): use:31 "Tobacco Tin: 1 health for 1 morale"
  Red answers: option:230:1 "Lift what you can out of the baskets (test speed)"
  chance: die 4; supply deck, Supplies 3; equipment deck, Gunscope, seen by Red
  told: Red: Lift what you can out of the baskets. (PH-RULING-117)
  told: Red tests speed, needing 4 or less, and rolls 4: passed. (PH-TEST-01)
  told: Red comes well out of The Sleepwalkers: “They have brought what sleepers bring. Under the candlesticks and the clock there is a supper for
      three and a box of cartridges.” (PH-ENC-05)
  told: Red gains 3 food, 4 now (The Sleepwalkers). (PH-ENC-01)
  told: Red gains 1 ammo, 5 now (The Sleepwalkers). (PH-ENC-01)
  told: Red gains a journey point: space 5. (PH-JOURNEY-04)
  told: Red has completed the urban tile. (PH-MAP-17)
  told: Red finds supplies: 1 equipment, 1 ammo. (PH-MAP-17)
  told: Red draws equipment (Supplies). (PH-INV-01)
  told Red: They have brought what sleepers bring. Under the candlesticks and the clock there is a supper for three and a box of cartridges.
      (PH-ENC-05)
  told Red: Red draws the Gunscope (Supplies). (PH-INV-01)
  all see decks.equipment 35 -> 34; decks.supplies 7 -> 6; gone.supplies 3 -> 4; gone.encounters[1] 1 -> 2
  all see Red: food 1 -> 4; ammo 4 -> 5; jp 4 -> 5; hand + ?; journey.stage 2 -> 3; journey.figures 1 -> 0; reveal The Sleepwalkers -> -
  Red sees Red: hand + Gunscope

32. Red is asked: You hold 3 items. Put one into play, or keep them. (hand, PH-INV-05)
  can (PH-INV-05): play:49 "Put the Reloading Press into play"; play:32 "Put the Gunscope into play"
  can (PH-RULING-80): mount:32:22 "Mount the Gunscope on the Rook Rifle"
  can (PH-INV-07): discard:22 "Discard the Rook Rifle"; discard:15 "Discard the Knife"; discard:31 "Discard the Tobacco Tin"
  can (PH-INV-02): done "Done"
  can't, no room in your backpack (PH-INV-06): play:90 "Put the Kalt Parapet into play"
  without a turn (PH-RULING-84): + discard:32 "Discard the Gunscope"
  without a turn (PH-INV-05): + play:32 "Put the Gunscope into play"
  without a turn (PH-RULING-80): + mount:32:22 "Mount the Gunscope on the Rook Rifle"
  Red answers: discard:22 "Discard the Rook Rifle"
  told: Red discards the Rook Rifle. (PH-RULING-84)
  all see Red: packed 4 -> 2; gear[Rook Rifle] gone; shot[0] gone; shot[1] gone

33. Red is asked: You hold 3 items. Put one into play, or keep them. (hand, PH-INV-05)
  can (PH-INV-05): play:90 "Put the Kalt Parapet into play"; play:49 "Put the Reloading Press into play"; play:32 "Put the Gunscope into play"
  can (PH-INV-02): done "Done"
  without a turn (PH-RULING-80): none any more
  without a turn (PH-INV-05): + play:90 "Put the Kalt Parapet into play"
  without a turn (PH-RULING-84): - discard:22 "Discard the Rook Rifle"
  without a turn (PH-WPN-02): - unwield:22 "Put the Rook Rifle away"
  not without a turn, no room in your backpack (PH-INV-06): none any more
  Red answers: play:90 "Put the Kalt Parapet into play"
  chance: supply deck, Supplies 4; weapon deck, Nail Gun, seen by Red
  told: Red puts the Kalt Parapet into play. (PH-INV-05)
  told: Red gains 1 ammo, 6 now (Supplies). (PH-MAP-18)
  told: Red finds supplies: 2 ammo, 1 weapon. (PH-MAP-17)
  told: Red gains 2 ammo, 8 now (Supplies). (PH-MAP-18)
  told: Red draws a weapon (Supplies). (PH-INV-01)
  told Red: Red draws the Nail Gun (Supplies). (PH-INV-01)
  all see decks.weapons 27 -> 26; decks.supplies 6 -> 5; gone.supplies 4 -> 5
  all see Red: ammo 5 -> 8; packed 2 -> 5; sum[15] 0 -> -2; gear[Kalt Parapet] new {card Kalt Parapet, active}; shot[0] new {sd 3}; shot[1] new {why
      1, sd 2}
  Red sees Red: hand - Kalt Parapet + Nail Gun

34. Red is asked: You hold 3 items. Put one into play, or keep them. (hand, PH-INV-05)
  can (PH-INV-05): play:32 "Put the Gunscope into play"; play:94 "Put the Nail Gun into play"
  can (PH-RULING-80): mount:32:90 "Mount the Gunscope on the Kalt Parapet"
  can (PH-INV-07): discard:15 "Discard the Knife"; discard:31 "Discard the Tobacco Tin"; discard:90 "Discard the Kalt Parapet"
  can (PH-INV-02): done "Done"
  can't, no room in your backpack (PH-INV-06): play:49 "Put the Reloading Press into play"
  without a turn (PH-RULING-84): + discard:94 "Discard the Nail Gun"
  without a turn (PH-INV-05): - play:90 "Put the Kalt Parapet into play", play:49 "Put the Reloading Press into play" + play:94 "Put the Nail Gun
      into play"
  without a turn (PH-RULING-80): + mount:32:90 "Mount the Gunscope on the Kalt Parapet"
  without a turn (PH-WPN-02): + unwield:90 "Put the Kalt Parapet away"
  not without a turn, no room in your backpack (PH-INV-06): + play:49 "Put the Reloading Press into play"
  Red answers: discard:31 "Discard the Tobacco Tin"
  told: Red discards the Tobacco Tin. (PH-RULING-84)
  all see Red: packed 5 -> 4; gear[Tobacco Tin] gone

35. Red is asked: You hold 3 items. Put one into play, or keep them. (hand, PH-INV-05)
  can (PH-INV-05): play:49 "Put the Reloading Press into play"; play:32 "Put the Gunscope into play"; play:94 "Put the Nail Gun into play"
  can (PH-RULING-80): mount:32:90 "Mount the Gunscope on the Kalt Parapet"
  can (PH-INV-02): done "Done"
  without a turn (PH-INV-05): + play:49 "Put the Reloading Press into play"
  without a turn (PH-RULING-84): - discard:31 "Discard the Tobacco Tin"
  not without a turn, no room in your backpack (PH-INV-06): none any more
  not without a turn, it would change nothing (PH-BONUS-02): none any more
  Red answers: play:49 "Put the Reloading Press into play"
  chance: event deck, Watched
  told: Red puts the Reloading Press into play. (PH-INV-05)
  told: Turn 3: Watched. (PH-EVENT-01)
  told: First Frost is over. (PH-EVENT-05)
  all see phase move -> eating; turn 2 -> 3; event Open Frequency -> -; season First Frost -> Watched; omens.of 18 -> 17; decks.events 18 -> 17;
      gone.events 0 -> 2
  all see Red: zone 1 -> 0; action Move -> nothing; packed 4 -> 6; sum[16] -1 -> 0; hand - ?; gear[Reloading Press] new {card Reloading Press};
      map[TI-U01].done no -> yes; journey.stage 3 -> 0; journey.level 2 -> 0; journey.gain yes -> no
  all see Green: action Move -> nothing; acted yes -> no; sum[16] -1 -> 0
  Red sees Red: hand - Reloading Press

36. Green is asked, side by side with others: How much of your 9 food do you eat? (eat, PH-EAT-05)
  can (PH-EAT-05): eat:1 "Eat 1 food"
  can (PH-EAT-03): eat "Eat nothing"
  Green answers: eat:1 "Eat 1 food"

37. Red is asked, side by side with others: How much of your 4 food do you eat? (eat, PH-EAT-05)
  can (PH-EAT-05): eat:1 "Eat 1 food"
  can (PH-EAT-03): eat "Eat nothing"
  without a turn (PH-INV-05): none any more
  without a turn (PH-RULING-80): none any more
  not without a turn, no room in your backpack (PH-INV-06): + play:32 "Put the Gunscope into play", play:94 "Put the Nail Gun into play"
  Red answers: eat:1 "Eat 1 food"
  told: Green loses 1 food, 8 left. (PH-EAT-05)
  told: Green eats 1 food and is fed. (PH-EAT-05)
  told: Red loses 1 food, 3 left. (PH-EAT-05)
  told: Red eats 1 food and is fed. (PH-EAT-05)
  all see phase eating -> declare
  all see Red: food 4 -> 3
  all see Green: hunger 1 -> 0; food 9 -> 8

38. Red is asked, side by side with others, in secret: What do you do this turn? (declare, PH-DECL-02)
  can (PH-DECL-02): declare:1 "Camp"; declare:3 "Scout"; declare:2 "Forage"; declare:4 "Move"
  Red answers: declare:4 "Move"
  Red sees Red: action nothing -> Move

39. Green is asked, side by side with others, in secret: What do you do this turn? (declare, PH-DECL-02)
  can (PH-DECL-02): declare:1 "Camp"; declare:3 "Scout"; declare:2 "Forage"; declare:4 "Move"
  Green answers: declare:4 "Move"
  told: Green will Move. (PH-DECL-04)
  told: Red will Move. (PH-DECL-04)
  all see phase declare -> trade
  all see Red: action nothing -> Move
  all see Green: action nothing -> Move

40. Green is asked, and may pass: Do you trade with anybody? (trade, PH-TRADE-05)
  can (PH-INV-03): use:6 "Flare: trade with everybody"
  can (PH-RULING-51): done "Done"
  can't, everybody else is on another terrain type (PH-TRADE-01): offer "Make an offer"
  Green answers: done "Done"
  all see finished nobody -> Green

41. Red is asked, and may pass: Do you trade with anybody? (trade, PH-TRADE-05)
  can (PH-RULING-51): done "Done"
  can't, everybody else is on another terrain type (PH-TRADE-01): offer "Make an offer"
  Red answers: done "Done"
  all see phase trade -> move; finished Green -> nobody

42. Green is asked: Where do you move? (move, PH-MOVE-01)
  can (PH-MOVE-02): explore "Draw a tile and lay it"
  can (PH-MOVE-05): step:344 "Enter the starting tile"
  can (PH-XP-06): learn "3 XP: draw 2 skills and keep 1"
  can't, not enough XP (PH-XP-07): train "6 XP: 1 more strength"; train:1 "6 XP: 1 more speed"; train:2 "6 XP: 1 more mind"; train:3 "6 XP: 1 more
      melee"; train:4 "6 XP: 1 more shooting"
  can't, it would change nothing (PH-BONUS-02): use:24 "Painkillers: 2 health"
  Green answers: explore "Draw a tile and lay it"
  chance: tiles, Logging Depot
  told: Green draws a tile: Logging Depot. (PH-MOVE-02)
  all see decks.tiles 54 -> 53
  all see Green: drawn + Logging Depot

43. Green is asked: Where do you lay the Logging Depot? (place, PH-MAP-10)
  can (PH-MAP-10): place:360:2 "Lay it to the south, as it is"; place:360:3 "Lay it to the west, as it is"
  Green answers: place:360:3 "Lay it to the west, as it is"
  told: Green lays the Logging Depot to the west. (PH-MAP-10)
  all see Green: drawn - Logging Depot; map[Logging Depot] new {card Logging Depot, x -1, y 1, exits 15}

44. Green is asked: Enter the Logging Depot, or stay where you are? (enter, PH-MOVE-03)
  can (PH-MOVE-02): step:360 "Enter the Logging Depot"
  can (PH-MOVE-03): stay "Stay where you are"
  Green answers: step:360 "Enter the Logging Depot"
  chance: encounters 2, Upside Down
  told: Green enters the Logging Depot, zone 1. (PH-MOVE-09)
  told: Green has an encounter: Upside Down. (PH-ENC-02)
  all see decks.encounters[1] 29 -> 28
  all see Green: tile Wild Apiary -> Logging Depot; journey.stage 0 -> 2; journey.level 0 -> 2; journey.figures 0 -> 2; journey.gain no -> yes;
      reveal - -> Upside Down

45. Green is asked: Upside Down: what do you do? (option, PH-RULING-117)
  can (PH-RULING-117): option:239 "Hack at the rope (test melee)"; option:239:2 "Climb it to the top (test strength)"; option:239:3 "Wait, and be
      charming (test mind)"
  can (PH-XP-06): learn "3 XP: draw 2 skills and keep 1"
  can't, you have no active ranged weapon (PH-RULING-117): option:239:1 "Shoot the rope (pay 1 ammo; test shooting)"
  can't, not enough XP (PH-XP-07): train "6 XP: 1 more strength"; train:1 "6 XP: 1 more speed"; train:2 "6 XP: 1 more mind"; train:3 "6 XP: 1 more
      melee"; train:4 "6 XP: 1 more shooting"
  can't, it would change nothing (PH-BONUS-02): use:24 "Painkillers: 2 health"
  Green answers: option:239:2 "Climb it to the top (test strength)"
  chance: die 3; encounters 2, First Tenor; mutant minions, Blister
  told: Green: Climb it to the top. (PH-RULING-117)
  told: Green tests strength, needing 4 or less, and rolls 3: passed. (PH-TEST-01)
  told: Green comes well out of Upside Down: “The trapper keeps her larder up here, out of reach of foxes. You take the rabbits and leave her the
      rope.” (PH-ENC-05)
  told: Green gains 3 food, 11 now (Upside Down). (PH-ENC-01)
  told: Green meets the First Tenor. (PH-ENC-02)
  told: The Blister joins the enemies. (PH-ENC-06)
  told Green: The trapper keeps her larder up here, out of reach of foxes. You take the rabbits and leave her the rope. (PH-ENC-05)
  all see decks.encounters[1] 28 -> 27; decks.mutants 12 -> 11; gone.encounters[1] 2 -> 3
  all see Green: food 8 -> 11; journey.figures 2 -> 1; reveal Upside Down -> -; fight.on no -> yes; fight.leader Gamer -> First Tenor; fight.foe 0 ->
      -1; foes[First Tenor] new {card First Tenor, mine [{md 3}], theirs [{md 3}, {why 6, md 1}, {why 8, md 1}]}; foes[Blister] new {card Blister,
      mine [{md 3}, {why 2, md 1}], theirs [{md 3}, {why 6, md 1}]}

46. Green is asked: First Tenor with the Blister. Fight, or try to evade, with a die + 3 against a die + 3? (confront, PH-EVADE-01)
  can (PH-EVADE-01): fight "Stand and fight"; evade "Try to evade"
  can (PH-XP-06): learn "3 XP: draw 2 skills and keep 1"
  can't, not enough XP (PH-XP-07): train "6 XP: 1 more strength"; train:1 "6 XP: 1 more speed"; train:2 "6 XP: 1 more mind"; train:3 "6 XP: 1 more
      melee"; train:4 "6 XP: 1 more shooting"
  can't, it would change nothing (PH-BONUS-02): use:24 "Painkillers: 2 health"
  Green answers: fight "Stand and fight"
  told: Green: melee round 1. (PH-MELEE-01)
  all see Green: fight.joined no -> yes; fight.round 0 -> 1

47. Green is asked: Melee round 1: whom do you fight next, with which dice? (engage, PH-MULTI-01)
  can (PH-MULTI-01): engage "The First Tenor: roll 3 melee dice against 5 melee dice"; engage:1 "The Blister: roll 4 melee dice against 4 melee dice"
  without a turn (PH-XP-05): none any more
  not without a turn, it would change nothing (PH-BONUS-02): none any more
  Green answers: engage:1 "The Blister: roll 4 melee dice against 4 melee dice"
  chance: md 2; md 4; md 4; md 2; md 6; md 4; md 4; md 1
  told: Green rolls warrior ×2, attack ×2; the Blister rolls attack ×2, 2 misses. (PH-MELEE-07)
  all see Green: fight.rolled no -> yes; fight.foe -1 -> 1; fight.dice[0].face 0 -> 2; fight.dice[0].is miss -> warrior; fight.dice[1].face 0 -> 4;
      fight.dice[1].is miss -> attack; fight.dice[2].face 0 -> 4; fight.dice[2].is miss -> attack; fight.dice[3].face 0 -> 2; fight.dice[3].is miss
      -> warrior; fight.dice[4].face 0 -> 6; fight.dice[4].is miss -> special; fight.dice[4].enemy no -> yes; fight.dice[5].face 0 -> 4;
      fight.dice[5].is miss -> attack; fight.dice[5].enemy no -> yes; fight.dice[6].face 0 -> 4; fight.dice[6].is miss -> attack; fight.dice[6].enemy
      no -> yes; fight.dice[7].face 0 -> 1; fight.dice[7].enemy no -> yes; fight.n 0 -> 8; foes[Blister].fought no -> yes; leaves[0] new {mine 2,
      theirs 2, dealt 1, lost 2, blow 2, dies, scar}

48. Green is asked, for 0 to 1: Re-roll up to 1 die, or keep the roll? (reroll, PH-RULING-100)
  can (PH-REROLL-01): reroll "Re-roll the warrior of a melee die"; reroll:1 "Re-roll the attack of a melee die"; reroll:2 "Re-roll the attack of a
      melee die"; reroll:3 "Re-roll the warrior of a melee die"
  without a turn (PH-RULING-84): none any more
  without a turn (PH-WPN-02): none any more
  not without a turn, no room in your backpack (PH-INV-06): none any more
  Green answers: reroll "Re-roll the warrior of a melee die"
  chance: md 1
  told: Green re-rolls: the warrior becomes a miss. (PH-REROLL-01)
  told: Green against the Blister: 2 attacks to 2. (PH-MELEE-15)
  told: The Blister takes 1 wound, 0 left. (PH-MELEE-18)
  told: The Blister is dead. (PH-COMBAT-06)
  told: The Blister deals Green 1 wound. (PH-MELEE-19)
  all see Green: fight.thought no -> yes; fight.from 0 -> 1; fight.struck no -> yes; fight.dice[0].face 2 -> 1; fight.dice[0].is warrior -> miss;
      fight.dice[0].again no -> yes; fight.dice[0].gone no -> yes; fight.dice[3].is warrior -> miss; fight.dice[3].gone no -> yes; fight.dice[4].is
      special -> miss; fight.dice[4].gone no -> yes; fight.dice[7].gone no -> yes; foes[First Tenor].theirs[1] gone; foes[First Tenor].theirs[2]
      gone; foes[Blister].wounds 0 -> 1; foes[Blister].mine[0] gone; foes[Blister].mine[1] gone; foes[Blister].theirs[0] gone;
      foes[Blister].theirs[1] gone; leaves[0] gone

49. Green is asked: Blister: 1 wound. Prevent some? (prevent, PH-RULING-90)
  can (PH-RULING-90): bear:1 "Take 1 wound"
  can (PH-INV-03): use:42 "Telephone Directory: 3 wounds prevented"
  Green answers: bear:1 "Take 1 wound"
  told: Green loses 1 health, 6 left (Blister). (PH-MELEE-19)
  all see Green: health 7 -> 6; fight.hurt no -> yes; fight.from 1 -> 0

50. Green is asked: Blister: 1 wound. Prevent some? (prevent, PH-RULING-90)
  can (PH-RULING-90): bear:1 "Take 1 wound"
  can (PH-INV-03): use:42 "Telephone Directory: 3 wounds prevented"
  Green answers: bear:1 "Take 1 wound"
  chance: md 2; md 2; md 1; md 4; md 5; md 3
  told: Green loses 1 health, 5 left (Blister). (PH-MELEE-18)
  told: Green rolls warrior ×2, 1 miss; the First Tenor rolls block, attack, critical. (PH-MELEE-07)
  told: Green against the First Tenor: 0 attacks to 2. (PH-MELEE-15)
  told: The First Tenor deals Green 3 wounds, 1 of them by a critical or a special. (PH-MELEE-19)
  all see Green: health 6 -> 5; fight.from 0 -> 1; fight.foe 1 -> 0; fight.dice[0].face 1 -> 2; fight.dice[0].again yes -> no; fight.dice[1].face 4
      -> 2; fight.dice[1].is attack -> miss; fight.dice[1].gone no -> yes; fight.dice[2].face 4 -> 1; fight.dice[2].is attack -> miss;
      fight.dice[2].gone no -> yes; fight.dice[3].face 2 -> 4; fight.dice[3].is miss -> attack; fight.dice[3].enemy no -> yes; fight.dice[3].gone yes
      -> no; fight.dice[4].face 6 -> 5; fight.dice[4].is miss -> critical; fight.dice[4].gone yes -> no; fight.dice[5].face 4 -> 3; fight.dice[5].is
      attack -> block; fight.n 8 -> 6; foes[First Tenor].fought no -> yes

51. Green is asked: First Tenor: 3 wounds. Prevent some? (prevent, PH-RULING-90)
  can (PH-RULING-90): bear:3 "Take 3 wounds"
  can (PH-INV-03): use:42 "Telephone Directory: 3 wounds prevented"
  Green answers: use:42 "Telephone Directory: 3 wounds prevented"
  chance: scar deck, Just a Scar 3, seen by Green; md 5; md 2; md 3; md 3; md 4; md 2; md 6; md 1; md 4; md 1; md 5; md 6; weapon deck, Recurve Bow,
      seen by Green
  told: Green uses the Telephone Directory. (PH-INV-03)
  told: Green discards the Telephone Directory. (PH-INV-08)
  told: Green prevents 3 wounds. (PH-RULING-90)
  told: Green draws a scar, 3 scars now. (PH-SCAR-01)
  told: Green: melee round 2. (PH-MELEE-01)
  told: Green rolls warrior, block, critical; the First Tenor rolls block, attack, 1 miss. (PH-MELEE-07)
  told: Green against the First Tenor: 0 attacks to 0. (PH-MELEE-15)
  told: Green: melee round 3. (PH-MELEE-01)
  told: Green rolls attack, special, 1 miss; the First Tenor rolls critical, special (attack), 1 miss. (PH-MELEE-07)
  told: Green against the First Tenor: 2 attacks to 2. (PH-MELEE-15)
  told: The First Tenor takes 3 wounds, 1 left. (PH-MELEE-18)
  told: The First Tenor deals Green 3 wounds, 1 of them by a critical or a special. (PH-MELEE-19)
  told: Green loses 3 health, 2 left (First Tenor). (PH-MELEE-19)
  told: The First Tenor flees. (PH-COMBAT-04)
  told: Green gains 1 XP, 4 now (Blister). (PH-XP-01)
  told: Green has survived, and some got away. (PH-COMBAT-04)
  told: Green gains a journey point: space 6. (PH-JOURNEY-04)
  told: Green has completed the Logging Depot. (PH-MAP-17)
  told: Logging Depot: 1 weapon. (PH-MAP-13)
  told: Green draws a weapon (Logging Depot). (PH-INV-01)
  told Green: Green draws a scar, Just a Scar: 3 scars now. (PH-SCAR-01)
  told Green: Green draws the Recurve Bow (Logging Depot). (PH-INV-01)
  all see decks.weapons 26 -> 25; decks.scars 27 -> 26; gone.equipment 0 -> 1; gone.encounters[1] 3 -> 4
  all see Green: health 5 -> 2; xp 3 -> 4; jp 5 -> 6; packed 5 -> 4; hand + ?; gear[Telephone Directory] gone; scars + ?; map[Logging Depot].done no
      -> yes; journey.stage 2 -> 3; journey.figures 1 -> 0; fight.on yes -> no; fight.joined yes -> no; fight.rolled yes -> no; fight.leader First
      Tenor -> Gamer; fight.round 1 -> 0; fight.hurt yes -> no; fight.thought yes -> no; fight.from 1 -> 0; fight.struck yes -> no;
      fight.dice[0].face 2 -> 0; fight.dice[0].gone yes -> no; fight.dice[1].face 2 -> 0; fight.dice[1].gone yes -> no; fight.dice[2].face 1 -> 0;
      fight.dice[2].gone yes -> no; fight.dice[3].face 4 -> 0; fight.dice[3].is attack -> miss; fight.dice[3].enemy yes -> no; fight.dice[4].face 5
      -> 0; fight.dice[4].is critical -> miss; fight.dice[4].enemy yes -> no; fight.dice[5].face 3 -> 0; fight.dice[5].is block -> miss;
      fight.dice[5].enemy yes -> no; fight.dice[6].face 4 -> 0; fight.dice[6].is attack -> miss; fight.dice[6].enemy yes -> no; fight.dice[7].face 1
      -> 0; fight.dice[7].enemy yes -> no; fight.dice[7].gone yes -> no; fight.n 6 -> 0; foes[First Tenor] gone; foes[Blister] gone
  Green sees Green: hand + Recurve Bow; scars + Just a Scar 3

52. Green is asked: You hold 3 items. Put one into play, or keep them. (hand, PH-INV-05)
  can (PH-INV-05): play:74 "Put the Fire Axe into play"; play:98 "Put the Recurve Bow into play"
  can (PH-INV-07): discard:14 "Discard the Knife"; discard:24 "Discard the Painkillers"; discard:28 "Discard the Fishing Line"; discard:6 "Discard
      the Flare"
  can (PH-INV-02): done "Done"
  can't, no room in your backpack (PH-INV-06): play:85 "Put the Brush Cutter into play"
  without a turn (PH-INV-05): + play:74 "Put the Fire Axe into play", play:98 "Put the Recurve Bow into play"
  without a turn (PH-RULING-84): + discard:74 "Discard the Fire Axe", discard:85 "Discard the Brush Cutter", discard:98 "Discard the Recurve Bow",
      discard:14 "Discard the Knife", discard:24 "Discard the Painkillers", discard:28 "Discard the Fishing Line", discard:6 "Discard the Flare"
  without a turn (PH-WPN-02): + unwield:14 "Put the Knife away"
  without a turn (PH-INV-03): + use:24 "Painkillers: 2 health"
  without a turn (PH-XP-05): + pause "Ask me about XP and cards before the next step"
  not without a turn, no room in your backpack (PH-INV-06): + play:85 "Put the Brush Cutter into play"
  Green answers: discard:14 "Discard the Knife"
  told: Green discards the Knife. (PH-RULING-84)
  all see Green: packed 4 -> 3; gear[Knife] gone

53. Green is asked: You hold 3 items. Put one into play, or keep them. (hand, PH-INV-05)
  can (PH-INV-05): play:74 "Put the Fire Axe into play"; play:85 "Put the Brush Cutter into play"; play:98 "Put the Recurve Bow into play"
  can (PH-INV-02): done "Done"
  without a turn (PH-WPN-02): none any more
  without a turn (PH-INV-05): + play:85 "Put the Brush Cutter into play"
  without a turn (PH-RULING-84): - discard:14 "Discard the Knife"
  not without a turn, no room in your backpack (PH-INV-06): none any more
  Green answers: play:85 "Put the Brush Cutter into play"
  told: Green puts the Brush Cutter into play. (PH-INV-05)
  all see Green: acted no -> yes; packed 3 -> 6; sum[0] 0 -> -2; hand - ?; gear[Brush Cutter] new {card Brush Cutter, active}; journey.stage 3 -> 0;
      journey.level 2 -> 0; journey.gain yes -> no
  Green sees Green: hand - Brush Cutter

54. Red is asked: Where do you move? (move, PH-MOVE-01)
  can (PH-MOVE-02): explore "Draw a tile and lay it"
  can (PH-MOVE-05): step:343 "Enter the starting tile"
  can't, not enough XP (PH-XP-06): learn "3 XP: draw 2 skills and keep 1"
  Red answers: explore "Draw a tile and lay it"
  chance: tiles, TI-M09
  told: Red draws a tile: mountain tile. (PH-MOVE-02)
  all see decks.tiles 53 -> 52
  all see Red: drawn + TI-M09

55. Red is asked: Where do you lay the mountain tile? It is a dead zone: it gives no journey point. (place, PH-MAP-10)
  can (PH-MAP-10): place:397:1:1 "Lay it to the east, turned right"; place:397:2 "Lay it to the south, as it is"; place:397:3:1 "Lay it to the west,
      turned right"
  Red answers: place:397:1:1 "Lay it to the east, turned right"
  told: Red lays the mountain tile to the east. (PH-MAP-10)
  all see Red: drawn - TI-M09; map[TI-M09] new {card TI-M09, x 1, y 1, exits 10, turned 1}

56. Red is asked: Enter the mountain tile, or stay where you are? (enter, PH-MOVE-03)
  can (PH-MOVE-02): step:397 "Enter the mountain tile"
  can (PH-MOVE-03): stay "Stay where you are"
  Red answers: stay "Stay where you are"
  chance: event deck, Knocking
  told: Red does not enter the mountain tile. (PH-MOVE-03)
  told: Turn 4: Knocking. (PH-EVENT-01)
  all see phase move -> eating; turn 3 -> 4; event - -> Knocking; omens.of 17 -> 16; decks.events 17 -> 16
  all see Red: action Move -> nothing
  all see Green: action Move -> nothing; acted yes -> no

57. Red is asked, side by side with others: How much of your 3 food do you eat? (eat, PH-EAT-05)
  can (PH-EAT-05): eat:1 "Eat 1 food"
  can (PH-EAT-03): eat "Eat nothing"
  Red answers: eat:1 "Eat 1 food"

58. Green is asked, side by side with others: How much of your 11 food do you eat? (eat, PH-EAT-05)
  can (PH-EAT-05): eat:1 "Eat 1 food"
  can (PH-EAT-03): eat "Eat nothing"
  without a turn (PH-INV-05): none any more
  without a turn (PH-WPN-02): + unwield:85 "Put the Brush Cutter away"
  not without a turn, no room in your backpack (PH-INV-06): + play:74 "Put the Fire Axe into play", play:98 "Put the Recurve Bow into play"
  Green answers: eat:1 "Eat 1 food"
  told: Green loses 1 food, 10 left. (PH-EAT-05)
  told: Green eats 1 food and is fed. (PH-EAT-05)
  told: Red loses 1 food, 2 left. (PH-EAT-05)
  told: Red eats 1 food and is fed. (PH-EAT-05)
  all see phase eating -> declare
  all see Red: food 3 -> 2
  all see Green: food 11 -> 10

59. Red is asked, side by side with others, in secret: What do you do this turn? (declare, PH-DECL-02)
  can (PH-DECL-02): declare:3 "Scout"; declare:2 "Forage"; declare:4 "Move"
  can't, Knocking: nobody can camp this turn (PH-EVENT-01): declare:1 "Camp"
  Red answers: declare:4 "Move"
  Red sees Red: action nothing -> Move

60. Green is asked, side by side with others, in secret: What do you do this turn? (declare, PH-DECL-02)
  can (PH-DECL-02): declare:3 "Scout"; declare:4 "Move"
  can't, Knocking: nobody can camp this turn (PH-EVENT-01): declare:1 "Camp"
  can't, your tile has no supply icon (PH-FORAGE-03): declare:2 "Forage"
  Green answers: declare:3 "Scout"
  told: Green will Scout. (PH-DECL-04)
  told: Red will Move. (PH-DECL-04)
  all see phase declare -> trade
  all see Red: action nothing -> Move
  all see Green: action nothing -> Scout

61. Green is asked, and may pass: Do you trade with anybody? (trade, PH-TRADE-05)
  can (PH-INV-03): use:6 "Flare: trade with everybody"
  can (PH-RULING-51): done "Done"
  can't, everybody else is on another terrain type (PH-TRADE-01): offer "Make an offer"
  Green answers: done "Done"
  all see finished nobody -> Green

62. Red is asked, and may pass: Do you trade with anybody? (trade, PH-TRADE-05)
  can (PH-RULING-51): done "Done"
  can't, everybody else is on another terrain type (PH-TRADE-01): offer "Make an offer"
  Red answers: done "Done"
  all see phase trade -> scout; finished Green -> nobody

63. Green is asked: Before you go on: spend XP, or use a card? (own, PH-XP-05)
  can (PH-XP-06): learn "3 XP: draw 2 skills and keep 1"
  can (PH-INV-03): use:24 "Painkillers: 2 health"
  can (PH-XP-05): done "Done"
  can't, not enough XP (PH-XP-07): train "6 XP: 1 more strength"; train:1 "6 XP: 1 more speed"; train:2 "6 XP: 1 more mind"; train:3 "6 XP: 1 more
      melee"; train:4 "6 XP: 1 more shooting"
  Green answers: use:24 "Painkillers: 2 health"
  told: Green uses the Painkillers. (PH-INV-03)
  told: Green discards the Painkillers. (PH-INV-08)
  told: Green gains 2 health, 4 now (Painkillers). (PH-INV-03)
  all see Green: health 2 -> 4; packed 6 -> 5; gear[Painkillers] gone

64. Green is asked: Before you go on: spend XP, or use a card? (own, PH-XP-05)
  can (PH-XP-06): learn "3 XP: draw 2 skills and keep 1"
  can (PH-XP-05): done "Done"
  can't, not enough XP (PH-XP-07): train "6 XP: 1 more strength"; train:1 "6 XP: 1 more speed"; train:2 "6 XP: 1 more mind"; train:3 "6 XP: 1 more
      melee"; train:4 "6 XP: 1 more shooting"
  without a turn (PH-INV-03): none any more
  without a turn (PH-RULING-84): - discard:24 "Discard the Painkillers"
  Green answers: learn "3 XP: draw 2 skills and keep 1"
  chance: skill deck, Footwork; skill deck, Stealth
  told: Green spends 3 XP, 1 left. (PH-RULING-119)
  all see decks.skills 25 -> 23; gone.encounters[0] 3 -> 5; gone.mutants 0 -> 1
  all see Green: xp 4 -> 1; drawn + Footwork, Stealth

65. Green is asked: Keep 1 skill. (keep, PH-SETUP-28)
  can (PH-XP-06): keep:109 "Footwork"; keep:107 "Stealth"
  without a turn (PH-XP-05): none any more
  Green answers: keep:109 "Footwork"
  chance: tiles, TI-F10; tiles, TI-U06; tiles, TI-P11
  told: Green knows Footwork. (PH-XP-06)
  told: Green draws a tile: forest tile. (PH-SCOUT-01)
  told: Green draws a tile: urban tile. (PH-SCOUT-01)
  told: Green draws a tile: plains tile. (PH-SCOUT-01)
  all see decks.tiles 52 -> 49; gone.skills 1 -> 2
  all see Green: skills[Footwork] new {card Footwork}; drawn - Footwork, Stealth + TI-F10, TI-U06, TI-P11

66. Green is asked: Where do you lay the forest tile? (place, PH-MAP-10)
  can (PH-MAP-10): place:356:0:1 "Lay it to the north, turned right"; place:356:0:2 "Lay it to the north, turned round"; place:356:2 "Lay it to the
      south, as it is"; place:356:2:3 "Lay it to the south, turned left"; place:356:3 "Lay it to the west, as it is"; place:356:3:1 "Lay it to the
      west, turned right"
  Green answers: place:356:2 "Lay it to the south, as it is"
  told: Green lays the forest tile to the south. (PH-MAP-10)
  all see Green: drawn - TI-F10; map[TI-F10] new {card TI-F10, x -1, y 2, exits 3}

67. Green is asked: Where do you lay the urban tile? (place, PH-MAP-10)
  can (PH-MAP-10): place:380 "Lay it to the north, as it is"; place:380:0:1 "Lay it to the north, turned right"; place:380:0:2 "Lay it to the north,
      turned round"; place:380:3 "Lay it to the west, as it is"; place:380:3:1 "Lay it to the west, turned right"; place:380:3:3 "Lay it to the west,
      turned left"
  Green answers: place:380:3:1 "Lay it to the west, turned right"
  told: Green lays the urban tile to the west. (PH-MAP-10)
  all see Green: drawn - TI-U06; map[TI-U06] new {card TI-U06, x -2, y 1, exits 14, turned 1}

68. Green is asked: Where do you lay the plains tile? (place, PH-MAP-10)
  can (PH-MAP-10): place:371 "Lay it to the north, as it is"; place:371:0:1 "Lay it to the north, turned right"; place:371:0:2 "Lay it to the north,
      turned round"
  Green answers: place:371:0:2 "Lay it to the north, turned round"
  told: Green lays the plains tile to the north. (PH-MAP-10)
  all see phase scout -> move
  all see Green: acted no -> yes; drawn - TI-P11; map[TI-P11] new {card TI-P11, x -1, exits 13, turned 2}

69. Red is asked: Where do you move? (move, PH-MOVE-01)
  can (PH-MOVE-02): explore "Draw a tile and lay it"
  can (PH-MOVE-05): step:343 "Enter the starting tile"
  can (PH-MOVE-04): step:397 "Enter the mountain tile"
  can't, not enough XP (PH-XP-06): learn "3 XP: draw 2 skills and keep 1"
  Red answers: explore "Draw a tile and lay it"
  chance: tiles, Night School
  told: Red draws a tile: Night School. (PH-MOVE-02)
  all see decks.tiles 49 -> 48
  all see Red: drawn + Night School

70. Red is asked: Where do you lay the Night School? (place, PH-MAP-10)
  can (PH-MAP-10): place:388:2 "Lay it to the south, as it is"; place:388:3 "Lay it to the west, as it is"
  Red answers: place:388:2 "Lay it to the south, as it is"
  told: Red lays the Night School to the south. (PH-MAP-10)
  all see Red: drawn - Night School; map[Night School] new {card Night School, y 2, exits 15}

71. Red is asked: Enter the Night School, or stay where you are? (enter, PH-MOVE-03)
  can (PH-MOVE-02): step:388 "Enter the Night School"
  can (PH-MOVE-03): stay "Stay where you are"
  Red answers: step:388 "Enter the Night School"
  chance: encounters 2, The Nose
  told: Red enters the Night School, zone 1. (PH-MOVE-09)
  told: Red meets the Nose. (PH-ENC-02)
  told: Red can't slip away: this encounter can't be evaded. (PH-EVADE-01)
  all see decks.encounters[1] 27 -> 26
  all see Red: tile TI-U01 -> Night School; zone 0 -> 1; journey.stage 0 -> 2; journey.level 0 -> 2; journey.figures 0 -> 1; journey.gain no -> yes;
      fight.on no -> yes; fight.joined no -> yes; fight.leader Gamer -> The Nose; fight.foe 0 -> -1; foes[The Nose] new {card The Nose, mine [{md
      3}], theirs [{md 3}, {why 2, md 1}]}

72. Red is asked: Shoot with the Kalt Parapet, 5 shooting dice for 3 ammo of your 8, or hold your fire? (shoot, PH-SHOOT-02)
  can (PH-SHOOT-02): shoot:90 "Shoot: Kalt Parapet"; hold "Hold your fire"
  Red answers: shoot:90 "Shoot: Kalt Parapet"
  chance: sd 1; sd 1; sd 1; sd 3; sd 1; event deck, Burial Song
  told: Red loses 3 ammo, 5 left (Kalt Parapet). (PH-SHOOT-03)
  told: Red shoots at the Nose: range 1 ×4, range 3; 5 hits. (PH-SHOOT-09)
  told: The Nose takes 4 wounds, 0 left. (PH-SHOOT-16)
  told: The Nose is dead. (PH-COMBAT-06)
  told: Red gains 1 XP, 1 now (The Nose). (PH-XP-01)
  told: Red has won the fight. (PH-COMBAT-03)
  told: Red gains 1 XP, 2 now. (PH-XP-01)
  told: Red gains a journey point: space 6. (PH-JOURNEY-04)
  told: Red has completed the Night School. (PH-MAP-17)
  told: Night School: 2 XP. (PH-MAP-13)
  told: Red gains 2 XP, 4 now (Night School). (PH-MAP-13)
  told: Turn 5: Burial Song. (PH-EVENT-01)
  all see phase move -> eating; turn 4 -> 5; event Knocking -> Burial Song; omens.of 16 -> 15; decks.events 16 -> 15; gone.events 2 -> 3
  all see Red: ammo 8 -> 5; xp 0 -> 4; jp 5 -> 6; action Move -> nothing; sum[0] 0 -> 1; map[Night School].done no -> yes; journey.stage 2 -> 0;
      journey.level 2 -> 0; journey.figures 1 -> 0; journey.gain yes -> no; fight.on yes -> no; fight.joined yes -> no; fight.leader The Nose ->
      Gamer; fight.foe -1 -> 0; foes[The Nose] gone
  all see Green: action Scout -> nothing; acted yes -> no; sum[0] -2 -> -1

73. Green is asked, side by side with others: How much of your 10 food do you eat? (eat, PH-EAT-05)
  can (PH-EAT-05): eat:1 "Eat 1 food"
  can (PH-EAT-03): eat "Eat nothing"
  Green answers: eat:1 "Eat 1 food"

74. Red is asked, side by side with others: How much of your 2 food do you eat? (eat, PH-EAT-05)
  can (PH-EAT-05): eat:1 "Eat 1 food"
  can (PH-EAT-03): eat "Eat nothing"
  without a turn (PH-XP-05): + pause "Ask me about XP and cards before the next step"
  Red answers: eat:1 "Eat 1 food"
  told: Green loses 1 food, 9 left. (PH-EAT-05)
  told: Green eats 1 food and is fed. (PH-EAT-05)
  told: Red loses 1 food, 1 left. (PH-EAT-05)
  told: Red eats 1 food and is fed. (PH-EAT-05)
  all see phase eating -> declare
  all see Red: food 2 -> 1
  all see Green: food 10 -> 9

75. Green is asked, side by side with others, in secret: What do you do this turn? (declare, PH-DECL-02)
  can (PH-DECL-02): declare:1 "Camp"; declare:4 "Move"
  can't, your tile has no vacant exit (PH-SCOUT-02): declare:3 "Scout"
  can't, your tile has no supply icon (PH-FORAGE-03): declare:2 "Forage"
  Green answers: declare:4 "Move"
  Green sees Green: action nothing -> Move

76. Red is asked, side by side with others, in secret: What do you do this turn? (declare, PH-DECL-02)
  can (PH-DECL-02): declare:1 "Camp"; declare:3 "Scout"; declare:4 "Move"
  can't, your tile has no supply icon (PH-FORAGE-03): declare:2 "Forage"
  Red answers: declare:4 "Move"
  told: Green will Move. (PH-DECL-04)
  told: Red will Move. (PH-DECL-04)
  all see phase declare -> trade
  all see Red: action nothing -> Move
  all see Green: action nothing -> Move

77. Green is asked, and may pass: Do you trade with anybody? (trade, PH-TRADE-05)
  can (PH-INV-03): use:6 "Flare: trade with everybody"
  can (PH-RULING-51): done "Done"
  can't, everybody else is on another terrain type (PH-TRADE-01): offer "Make an offer"
  Green answers: done "Done"
  all see finished nobody -> Green

78. Red is asked, and may pass: Do you trade with anybody? (trade, PH-TRADE-05)
  can (PH-RULING-51): done "Done"
  can't, everybody else is on another terrain type (PH-TRADE-01): offer "Make an offer"
  Red answers: done "Done"
  all see phase trade -> move; finished Green -> nobody

79. Green is asked: Where do you move? (move, PH-MOVE-01)
  can (PH-MOVE-04): step:371 "Enter the plains tile"; step:356 "Enter the forest tile"; step:380 "Enter the urban tile"
  can (PH-MOVE-05): step:359 "Enter the Wild Apiary"
  can't, the tile has no vacant exit (PH-RULING-63): explore "Draw a tile and lay it"
  can't, not enough XP (PH-XP-06): learn "3 XP: draw 2 skills and keep 1"
  Green answers: step:356 "Enter the forest tile"
  chance: encounters 2, Gravel Man
  told: Green enters the forest tile, zone 1. (PH-MOVE-09)
  told: Green meets the Gravel Man. (PH-ENC-02)
  all see decks.encounters[1] 26 -> 25
  all see Green: tile Logging Depot -> TI-F10; journey.stage 0 -> 2; journey.level 0 -> 2; journey.figures 0 -> 1; journey.gain no -> yes; fight.on
      no -> yes; fight.leader Gamer -> Gravel Man; fight.foe 0 -> -1; foes[Gravel Man] new {card Gravel Man, mine [{md 3}], theirs [{md 3}]}

80. Green is asked: Gravel Man. Fight, or try to evade, with a die + 2 against a die + 2? (confront, PH-EVADE-01)
  can (PH-EVADE-01): fight "Stand and fight"; evade "Try to evade"
  can't, not enough XP (PH-XP-06): learn "3 XP: draw 2 skills and keep 1"
  Green answers: fight "Stand and fight"
  chance: sd 5; sd 6; md 4; md 2; md 3; md 3; md 4; md 5
  told: The Gravel Man shoots at Green: skill shot, 1 miss; 0 hits. (PH-RULING-98)
  told: Green: melee round 1. (PH-MELEE-01)
  told: Green rolls warrior, block, attack; the Gravel Man rolls block, attack, critical. (PH-MELEE-07)
  all see Green: fight.joined no -> yes; fight.rolled no -> yes; fight.round 0 -> 1; fight.foe -1 -> 0; fight.dice[0].face 0 -> 4; fight.dice[0].is
      miss -> attack; fight.dice[1].face 0 -> 2; fight.dice[1].is miss -> warrior; fight.dice[2].face 0 -> 3; fight.dice[2].is miss -> block;
      fight.dice[3].face 0 -> 3; fight.dice[3].is miss -> block; fight.dice[3].enemy no -> yes; fight.dice[4].face 0 -> 4; fight.dice[4].is miss ->
      attack; fight.dice[4].enemy no -> yes; fight.dice[5].face 0 -> 5; fight.dice[5].is miss -> critical; fight.dice[5].enemy no -> yes; fight.n 0
      -> 6; foes[Gravel Man].fought no -> yes; leaves[0] new {ways [[5]], theirs 1, lost 2, blow 2, scar}; leaves[1] new {ways [[4]], theirs 1, lost
      3, blow 3, scar}

81. Green is asked: Re-roll some of your dice, or keep the roll? (spend, PH-RULING-100)
  can (PH-RULING-100): keep-roll "Keep the roll"
  can (PH-STAT-13): think:1 "Re-roll with your mind"
  can't, it would change nothing (PH-BONUS-02): use:109 "Footwork: misses rolled again"
  without a turn (PH-RULING-84): none any more
  without a turn (PH-WPN-02): none any more
  not without a turn, no room in your backpack (PH-INV-06): none any more
  Green answers: think:1 "Re-roll with your mind"
  all see Green: fight.thought no -> yes

82. Green is asked: Re-roll up to 1 die, or keep the roll? (reroll, PH-RULING-100)
  can (PH-REROLL-01): reroll "Re-roll the attack of a melee die"; reroll:1 "Re-roll the warrior of a melee die"; reroll:2 "Re-roll the block of a
      melee die"
  Green answers: reroll:1 "Re-roll the warrior of a melee die"
  chance: md 6
  told: Green re-rolls: the warrior becomes a special. (PH-REROLL-01)
  all see Green: fight.dice[0].gone no -> yes; fight.dice[1].face 2 -> 6; fight.dice[1].is warrior -> special; fight.dice[1].again no -> yes;
      leaves[0].mine 0 -> 1; leaves[0].dealt 0 -> 4; leaves[0].dies no -> yes; leaves[1].mine 0 -> 1; leaves[1].dealt 0 -> 4; leaves[1].dies no -> yes

83. Green is asked: You have 1 block: which dice of the Gravel Man do you remove? (block, PH-MELEE-13)
  can (PH-MELEE-13): block:4 "Block the attack"; block:5 "Block the critical"
  can't, a block can't remove a block (PH-MELEE-12): block:3 "Block the block"
  Green answers: block:5 "Block the critical"
  chance: scar deck, Second Row, seen by Green
  told: Green against the Gravel Man: 1 attack to 1. (PH-MELEE-15)
  told: The armour of the Gravel Man stops 1 wound. (PH-MELEE-18)
  told: The Gravel Man takes 4 wounds, 0 left. (PH-MELEE-18)
  told: The Gravel Man is dead. (PH-COMBAT-06)
  told: The Gravel Man deals Green 2 wounds. (PH-MELEE-19)
  told: Green loses 2 health, 2 left (Gravel Man). (PH-MELEE-19)
  told: Green draws a scar, 4 scars now. (PH-SCAR-01)
  told: Green gains 2 XP, 3 now (Gravel Man). (PH-XP-01)
  told: Green has won the fight. (PH-COMBAT-03)
  told: Green gains a journey point: space 7. (PH-JOURNEY-04)
  told Green: Green draws a scar, Second Row: 4 scars now. (PH-SCAR-01)
  all see decks.scars 26 -> 25
  all see Green: health 4 -> 2; xp 1 -> 3; jp 6 -> 7; acted no -> yes; scars + ?; journey.stage 2 -> 0; journey.level 2 -> 0; journey.figures 1 -> 0;
      journey.gain yes -> no; fight.on yes -> no; fight.joined yes -> no; fight.rolled yes -> no; fight.leader Gravel Man -> Gamer; fight.round 1 ->
      0; fight.thought yes -> no; fight.dice[0].face 4 -> 0; fight.dice[0].is attack -> miss; fight.dice[0].gone yes -> no; fight.dice[1].face 6 ->
      0; fight.dice[1].is special -> miss; fight.dice[1].again yes -> no; fight.dice[2].face 3 -> 0; fight.dice[2].is block -> miss;
      fight.dice[3].face 3 -> 0; fight.dice[3].is block -> miss; fight.dice[3].enemy yes -> no; fight.dice[4].face 4 -> 0; fight.dice[4].is attack ->
      miss; fight.dice[4].enemy yes -> no; fight.dice[5].face 5 -> 0; fight.dice[5].is critical -> miss; fight.dice[5].enemy yes -> no; fight.n 6 ->
      0; foes[Gravel Man] gone; leaves[0] gone; leaves[1] gone
  Green sees Green: scars + Second Row

84. Red is asked: Where do you move? (move, PH-MOVE-01)
  can (PH-MOVE-02): explore "Draw a tile and lay it"
  can (PH-MOVE-05): step:375 "Enter the urban tile"
  can (PH-XP-06): learn "3 XP: draw 2 skills and keep 1"
  can't, not enough XP (PH-XP-07): train "6 XP: 1 more strength"; train:1 "6 XP: 1 more speed"; train:2 "6 XP: 1 more mind"; train:3 "6 XP: 1 more
      melee"
  can't, it can't go above 5 (PH-RULING-121): train:4 "6 XP: 1 more shooting"
  Red answers: learn "3 XP: draw 2 skills and keep 1"
  chance: skill deck, Fast Draw; skill deck, Looting
  told: Red spends 3 XP, 1 left. (PH-RULING-119)
  all see decks.skills 23 -> 21; gone.encounters[1] 4 -> 5
  all see Red: xp 4 -> 1; drawn + Fast Draw, Looting

85. Red is asked: Keep 1 skill. (keep, PH-SETUP-28)
  can (PH-XP-06): keep:124 "Fast Draw"; keep:101 "Looting"
  without a turn (PH-XP-05): none any more
  Red answers: keep:101 "Looting"
  told: Red knows Looting. (PH-XP-06)
  all see gone.skills 2 -> 3
  all see Red: skills[Looting] new {card Looting}; drawn - Fast Draw, Looting

86. Red is asked: Where do you move? (move, PH-MOVE-01)
  can (PH-MOVE-02): explore "Draw a tile and lay it"
  can (PH-MOVE-05): step:375 "Enter the urban tile"
  can't, not enough XP (PH-XP-06): learn "3 XP: draw 2 skills and keep 1"
  Red answers: explore "Draw a tile and lay it"
  chance: tiles, TI-F08
  told: Red draws a tile: forest tile. (PH-MOVE-02)
  all see decks.tiles 48 -> 47
  all see Red: drawn + TI-F08

87. Red is asked: Where do you lay the forest tile? (place, PH-MAP-10)
  can (PH-MAP-10): place:354:1:1 "Lay it to the east, turned right"; place:354:1:2 "Lay it to the east, turned round"; place:354:1:3 "Lay it to the
      east, turned left"; place:354:2 "Lay it to the south, as it is"; place:354:2:2 "Lay it to the south, turned round"; place:354:2:3 "Lay it to
      the south, turned left"; place:354:3 "Lay it to the west, as it is"; place:354:3:1 "Lay it to the west, turned right"; place:354:3:3 "Lay it to
      the west, turned left"
  Red answers: place:354:3 "Lay it to the west, as it is"
  told: Red lays the forest tile to the west. (PH-MAP-10)
  all see Red: drawn - TI-F08; map[TI-F08] new {card TI-F08, x -1, y 2, exits 7}

88. Red is asked: Enter the forest tile, or stay where you are? (enter, PH-MOVE-03)
  can (PH-MOVE-02): step:354 "Enter the forest tile"
  can (PH-MOVE-03): stay "Stay where you are"
  Red answers: step:354 "Enter the forest tile"
  chance: encounters 2, The Ear Clerk; human minions, Conscript
  told: Red enters the forest tile, zone 1. (PH-MOVE-09)
  told: Red meets the Ear Clerk. (PH-ENC-02)
  told: The Conscript joins the enemies. (PH-ENC-06)
  all see decks.encounters[1] 25 -> 24; decks.humans 12 -> 11
  all see Red: tile Night School -> TI-F08; terrain urban -> forest; journey.stage 0 -> 2; journey.level 0 -> 2; journey.figures 0 -> 1; journey.gain
      no -> yes; fight.on no -> yes; fight.leader Gamer -> The Ear Clerk; fight.foe 0 -> -1; foes[The Ear Clerk] new {card The Ear Clerk, mine [{md
      3}], theirs [{md 3}, {why 2, md 1}, {why 6, md 1}]}; foes[Conscript] new {card Conscript, mine [{md 3}], theirs [{md 3}, {why 6, md 1}]}

89. Red is asked: The Ear Clerk with the Conscript. Fight, or try to evade, with a die + 5 against a die + 2? (confront, PH-EVADE-01)
  can (PH-EVADE-01): fight "Stand and fight"; evade "Try to evade"
  can't, not enough XP (PH-XP-06): learn "3 XP: draw 2 skills and keep 1"
  Red answers: evade "Try to evade"
  chance: die 5; die 3; encounters 2, Riot Sergeant
  told: Red evades, 10 to 5. (PH-EVADE-04)
  told: Red meets the Riot Sergeant. (PH-ENC-02)
  told: Red can't slip away: it replaces one that was evaded. (PH-EVADE-05)
  all see decks.encounters[1] 24 -> 23; gone.encounters[1] 5 -> 6; gone.humans 0 -> 1
  all see Red: journey.evaded no -> yes; fight.joined no -> yes; fight.leader The Ear Clerk -> Riot Sergeant; foes[Riot Sergeant] new {card Riot
      Sergeant, mine [{md 3}], theirs [{md 3}, {why 2, md 1}]}; foes[The Ear Clerk] gone; foes[Conscript] gone

90. Red is asked: Shoot with the Kalt Parapet, 5 shooting dice for 3 ammo of your 5, or hold your fire? (shoot, PH-SHOOT-02)
  can (PH-SHOOT-02): shoot:90 "Shoot: Kalt Parapet"; hold "Hold your fire"
  Red answers: shoot:90 "Shoot: Kalt Parapet"
  chance: sd 6; sd 2; sd 4; sd 3; sd 2; event deck, Roadside Surgeon
  told: Red loses 3 ammo, 2 left (Kalt Parapet). (PH-SHOOT-03)
  told: Red shoots at the Riot Sergeant: range 2 ×2, range 3, special, 1 miss; 6 hits. (PH-SHOOT-09)
  told: The Riot Sergeant takes 5 wounds, 0 left. (PH-SHOOT-16)
  told: The Riot Sergeant is dead. (PH-COMBAT-06)
  told: Red gains 2 XP, 3 now (Riot Sergeant). (PH-XP-01)
  told: Red has won the fight. (PH-COMBAT-03)
  told: Red gains 1 XP, 4 now. (PH-XP-01)
  told: Red gains a journey point: space 7. (PH-JOURNEY-04)
  told: Turn 6: Roadside Surgeon. (PH-EVENT-01)
  all see phase move -> event; turn 5 -> 6; event Burial Song -> Roadside Surgeon; omens.of 15 -> 14; decks.events 15 -> 14; gone.events 3 -> 4
  all see Red: ammo 5 -> 2; xp 1 -> 4; jp 6 -> 7; action Move -> nothing; sum[0] 1 -> 0; journey.stage 2 -> 0; journey.level 2 -> 0; journey.figures
      1 -> 0; journey.gain yes -> no; journey.evaded yes -> no; fight.on yes -> no; fight.joined yes -> no; fight.leader Riot Sergeant -> Gamer;
      fight.foe -1 -> 0; foes[Riot Sergeant] gone
  all see Green: action Move -> nothing; acted yes -> no; sum[0] -1 -> -2

91. Green is asked, side by side with others: Roadside Surgeon: what do you take? (bargain, PH-EVENT-01)
  can (PH-EVENT-07): no "No"; deal:162 "2 food, 1 health for 1 scar healed"
  without a turn (PH-RULING-84): + discard:74 "Discard the Fire Axe", discard:98 "Discard the Recurve Bow", discard:28 "Discard the Fishing Line",
      discard:6 "Discard the Flare", discard:85 "Discard the Brush Cutter"
  without a turn (PH-WPN-02): + unwield:85 "Put the Brush Cutter away"
  without a turn (PH-XP-05): + pause "Ask me about XP and cards before the next step"
  not without a turn, no room in your backpack (PH-INV-06): + play:74 "Put the Fire Axe into play", play:98 "Put the Recurve Bow into play"
  Green answers: no "No"
  all see phase event -> eating

92. Green is asked, side by side with others: How much of your 9 food do you eat? (eat, PH-EAT-05)
  can (PH-EAT-05): eat:1 "Eat 1 food"
  can (PH-EAT-03): eat "Eat nothing"
  Green answers: eat:1 "Eat 1 food"

93. Red is asked, side by side with others: How much of your 1 food do you eat? (eat, PH-EAT-05)
  can (PH-EAT-05): eat:1 "Eat 1 food"
  can (PH-EAT-03): eat "Eat nothing"
  without a turn (PH-XP-05): + pause "Ask me about XP and cards before the next step"
  Red answers: eat:1 "Eat 1 food"
  told: Green loses 1 food, 8 left. (PH-EAT-05)
  told: Green eats 1 food and is fed. (PH-EAT-05)
  told: Red loses 1 food, 0 left. (PH-EAT-05)
  told: Red eats 1 food and is fed. (PH-EAT-05)
  all see phase eating -> declare
  all see Red: food 1 -> 0
  all see Green: food 9 -> 8

94. Red is asked, side by side with others, in secret: What do you do this turn? (declare, PH-DECL-02)
  can (PH-DECL-02): declare:1 "Camp"; declare:3 "Scout"; declare:4 "Move"
  can't, your tile is not completed (PH-FORAGE-01): declare:2 "Forage"
  Red answers: declare:1 "Camp"
  Red sees Red: action nothing -> Camp

95. Green is asked, side by side with others, in secret: What do you do this turn? (declare, PH-DECL-02)
  can (PH-DECL-02): declare:1 "Camp"; declare:3 "Scout"; declare:4 "Move"
  can't, your tile is not completed (PH-FORAGE-01): declare:2 "Forage"
  Green answers: declare:1 "Camp"
  told: Green will Camp. (PH-DECL-04)
  told: Red will Camp. (PH-DECL-04)
  all see phase declare -> trade
  all see Red: action nothing -> Camp; partners nobody -> Green
  all see Green: action nothing -> Camp; partners nobody -> Red

96. Red is asked, and may pass: Do you trade with anybody? (trade, PH-TRADE-05)
  can (PH-TRADE-01): offer "Make an offer"
  can (PH-RULING-51): done "Done"
  Red answers: done "Done"
  all see finished nobody -> Red

97. Green is asked, and may pass: Do you trade with anybody? (trade, PH-TRADE-05)
  can (PH-TRADE-01): offer "Make an offer"
  can (PH-INV-03): use:6 "Flare: trade with everybody"
  can (PH-RULING-51): done "Done"
  Green answers: done "Done"
  told: Green camps on the forest tile. (PH-CAMP-01)
  told: Green gains 2 health, 4 now. (PH-CAMP-01)
  told: Red camps on the forest tile. (PH-CAMP-01)
  told: Red uses Snaring. (PH-INV-03)
  told: Red gains 1 food, 1 now (Snaring). (PH-INV-03)
  told: Red uses the Reloading Press. (PH-INV-03)
  told: Red gains 2 ammo, 4 now (Reloading Press). (PH-INV-03)
  all see phase trade -> camp; finished Red -> nobody
  all see Red: food 0 -> 1; ammo 2 -> 4; partners Green -> nobody; gear[Reloading Press].spent no -> yes; skills[Snaring].spent no -> yes
  all see Green: health 2 -> 4; partners Red -> nobody

98. Red is asked, and may pass: You camp. Use what you have, on yourself or on others? (camp, PH-CAMP-05)
  can (PH-CAMP-06): use-on:101:0:1 "Looting on Green: take 1 food or ammo"
  can (PH-XP-06): learn "3 XP: draw 2 skills and keep 1"
  can't, it has been used (PH-INV-03): use:118 "Snaring: 1 food"; use:49 "Reloading Press: 2 ammo"
  can't, not enough XP (PH-XP-07): train "6 XP: 1 more strength"; train:1 "6 XP: 1 more speed"; train:2 "6 XP: 1 more mind"; train:3 "6 XP: 1 more
      melee"
  can't, it can't go above 5 (PH-RULING-121): train:4 "6 XP: 1 more shooting"
  Red answers: learn "3 XP: draw 2 skills and keep 1"
  chance: skill deck, Thin Rations; skill deck, Pistol Expert
  told: Red spends 3 XP, 1 left. (PH-RULING-119)
  all see decks.skills 21 -> 19; gone.encounters[1] 6 -> 7
  all see Red: xp 4 -> 1; drawn + Thin Rations, Pistol Expert

99. Red is asked: Keep 1 skill. (keep, PH-SETUP-28)
  can (PH-XP-06): keep:119 "Thin Rations"; keep:110 "Pistol Expert"
  without a turn (PH-XP-05): none any more
  Red answers: keep:110 "Pistol Expert"
  told: Red knows Pistol Expert. (PH-XP-06)
  all see gone.skills 3 -> 4
  all see Red: skills[Pistol Expert] new {card Pistol Expert}; drawn - Thin Rations, Pistol Expert

100. Red is asked, and may pass: You camp. Use what you have, on yourself or on others? (camp, PH-CAMP-05)
  can (PH-CAMP-06): use-on:101:0:1 "Looting on Green: take 1 food or ammo"
  can't, it has been used (PH-INV-03): use:118 "Snaring: 1 food"; use:49 "Reloading Press: 2 ammo"
  can't, not enough XP (PH-XP-06): learn "3 XP: draw 2 skills and keep 1"
  Red answers: use-on:101:0:1 "Looting on Green: take 1 food or ammo"
  told: Red uses Looting on Green. (PH-CAMP-06)
  told: Green loses 1 food, 7 left (Looting). (PH-CAMP-06)
  told: Red gains 1 food, 2 now (Looting). (PH-CAMP-06)
  all see Red: food 1 -> 2; skills[Looting].spent no -> yes
  all see Green: food 8 -> 7

101. Green is asked, and may pass: You camp. Use what you have, on yourself or on others? (camp, PH-CAMP-05)
  can (PH-INV-03): use:115 "Field Dressing: 1 health"; use:117 "Razor Work: 2 health for 1 scar healed"
  can (PH-XP-06): learn "3 XP: draw 2 skills and keep 1"
  can't, it would change nothing (PH-BONUS-02): use-on:115 "Field Dressing for Red: 1 health"
  can't, not enough XP (PH-XP-07): train "6 XP: 1 more strength"; train:1 "6 XP: 1 more speed"; train:2 "6 XP: 1 more mind"; train:3 "6 XP: 1 more
      melee"; train:4 "6 XP: 1 more shooting"
  Green answers: use:115 "Field Dressing: 1 health"
  told: Green uses Field Dressing. (PH-INV-03)
  told: Green gains 1 health, 5 now (Field Dressing). (PH-INV-03)
  all see Green: health 4 -> 5; skills[Field Dressing].spent no -> yes

102. Green is asked, and may pass: You camp. Use what you have, on yourself or on others? (camp, PH-CAMP-05)
  can (PH-INV-03): use:117 "Razor Work: 2 health for 1 scar healed"
  can (PH-XP-06): learn "3 XP: draw 2 skills and keep 1"
  can't, it has been used (PH-INV-03): use:115 "Field Dressing: 1 health"
  can't, not enough XP (PH-XP-07): train "6 XP: 1 more strength"; train:1 "6 XP: 1 more speed"; train:2 "6 XP: 1 more mind"; train:3 "6 XP: 1 more
      melee"; train:4 "6 XP: 1 more shooting"
  Green answers: learn "3 XP: draw 2 skills and keep 1"
  chance: skill deck, Field Dressing 2; skill deck, White Knuckles; skill deck, Looting 2
  told: Green spends 3 XP, 0 left. (PH-RULING-119)
  all see decks.skills 19 -> 16; gone.skills 4 -> 5; gone.encounters[0] 5 -> 6; gone.encounters[1] 7 -> 8
  all see Green: xp 3 -> 0; drawn + White Knuckles, Looting 2

103. Green is asked: Keep 1 skill. (keep, PH-SETUP-28)
  can (PH-XP-06): keep:127 "White Knuckles"; keep:102 "Looting"
  without a turn (PH-XP-05): none any more
  Green answers: keep:127 "White Knuckles"
  told: Green knows White Knuckles. (PH-XP-06)
  all see gone.skills 5 -> 6
  all see Green: sum[26] 0 -> 1; skills[White Knuckles] new {card White Knuckles}; drawn - White Knuckles, Looting 2

104. Green is asked, and may pass: You camp. Use what you have, on yourself or on others? (camp, PH-CAMP-05)
  can (PH-INV-03): use:117 "Razor Work: 2 health for 1 scar healed"
  can't, it has been used (PH-INV-03): use:115 "Field Dressing: 1 health"
  can't, not enough XP (PH-XP-06): learn "3 XP: draw 2 skills and keep 1"
  Green answers: pass
  chance: event deck, Killer Instinct
  told: Turn 7: Killer Instinct. (PH-EVENT-01)
  told: Green takes Killer Instinct. (PH-EVENT-06)
  all see phase camp -> eating; turn 6 -> 7; event Roadside Surgeon -> -; omens.of 14 -> 13; decks.events 14 -> 13; gone.events 4 -> 5
  all see Red: action Camp -> nothing; gear[Reloading Press].spent yes -> no; skills[Snaring].spent yes -> no; skills[Looting].spent yes -> no
  all see Green: action Camp -> nothing; skills[Field Dressing].spent yes -> no; kept + Killer Instinct

105. Red is asked, side by side with others: How much of your 2 food do you eat? (eat, PH-EAT-05)
  can (PH-EAT-05): eat:1 "Eat 1 food"
  can (PH-EAT-03): eat "Eat nothing"
  Red answers: eat:1 "Eat 1 food"

106. Green is asked, side by side with others: How much of your 7 food do you eat? (eat, PH-EAT-05)
  can (PH-EAT-05): eat:1 "Eat 1 food"
  can (PH-EAT-03): eat "Eat nothing"
  Green answers: eat:1 "Eat 1 food"
  told: Green loses 1 food, 6 left. (PH-EAT-05)
  told: Green eats 1 food and is fed. (PH-EAT-05)
  told: Red loses 1 food, 1 left. (PH-EAT-05)
  told: Red eats 1 food and is fed. (PH-EAT-05)
  all see phase eating -> declare
  all see Red: food 2 -> 1
  all see Green: food 7 -> 6

107. Red is asked, side by side with others, in secret: What do you do this turn? (declare, PH-DECL-02)
  can (PH-DECL-02): declare:1 "Camp"; declare:3 "Scout"; declare:4 "Move"
  can't, your tile is not completed (PH-FORAGE-01): declare:2 "Forage"
  Red answers: declare:4 "Move"
  Red sees Red: action nothing -> Move

108. Green is asked, side by side with others, in secret: What do you do this turn? (declare, PH-DECL-02)
  can (PH-DECL-02): declare:1 "Camp"; declare:3 "Scout"; declare:4 "Move"
  can't, your tile is not completed (PH-FORAGE-01): declare:2 "Forage"
  Green answers: declare:1 "Camp"
  told: Green will Camp. (PH-DECL-04)
  told: Red will Move. (PH-DECL-04)
  all see phase declare -> trade
  all see Red: action nothing -> Move; partners nobody -> Green
  all see Green: action nothing -> Camp; partners nobody -> Red

109. Red is asked, and may pass: Do you trade with anybody? (trade, PH-TRADE-05)
  can (PH-TRADE-01): offer "Make an offer"
  can (PH-RULING-51): done "Done"
  Red answers: done "Done"
  all see finished nobody -> Red

110. Green is asked, and may pass: Do you trade with anybody? (trade, PH-TRADE-05)
  can (PH-TRADE-01): offer "Make an offer"
  can (PH-INV-03): use:6 "Flare: trade with everybody"
  can (PH-RULING-51): done "Done"
  Green answers: done "Done"
  told: Green camps on the forest tile. (PH-CAMP-01)
  told: Green gains 2 health, 7 now. (PH-CAMP-01)
  all see phase trade -> camp; finished Red -> nobody
  all see Red: partners Green -> nobody
  all see Green: health 5 -> 7; partners Red -> nobody

111. Green is asked, and may pass: You camp. Use what you have, on yourself or on others? (camp, PH-CAMP-05)
  can (PH-INV-03): use:117 "Razor Work: 2 health for 1 scar healed"
  can't, it would change nothing (PH-BONUS-02): use:115 "Field Dressing: 1 health"; use-on:115 "Field Dressing for Red: 1 health"
  can't, not enough XP (PH-XP-06): learn "3 XP: draw 2 skills and keep 1"
  Green answers: pass
  told: Red enters the forest tile, zone 2. (PH-MOVE-09)
  all see phase camp -> move
  all see Red: zone 1 -> 2
  all see Green: acted no -> yes

112. Red is asked: The next space is of another level. From which level do you draw? (level, PH-RULING-69)
  can (PH-JOURNEY-01): level:3 "Level 3"
  can (PH-JOURNEY-02): level:2 "Level 2"
  Red answers: level:2 "Level 2"
  chance: encounters 2, The Local Champion
  told: Red meets the Local Champion. (PH-ENC-02)
  told: Red can't slip away: this encounter can't be evaded. (PH-EVADE-01)
  all see decks.encounters[1] 23 -> 22
  all see Red: journey.stage 0 -> 2; journey.level 0 -> 2; journey.figures 0 -> 2; fight.on no -> yes; fight.joined no -> yes; fight.leader Gamer ->
      The Local Champion; fight.foe 0 -> -1; foes[The Local Champion] new {card The Local Champion, mine [{md 3}], theirs [{md 3}, {why 2, md 1},
      {why 5, dd 1}]}

113. Red is asked: Shoot with the Kalt Parapet, 5 shooting dice for 3 ammo of your 4, or hold your fire? (shoot, PH-SHOOT-02)
  can (PH-SHOOT-02): shoot:90 "Shoot: Kalt Parapet"; hold "Hold your fire"
  Red answers: shoot:90 "Shoot: Kalt Parapet"
  chance: sd 2; sd 6; sd 2; sd 4; sd 3; encounters 2, The Fever Tent
  told: Red loses 3 ammo, 1 left (Kalt Parapet). (PH-SHOOT-03)
  told: Red shoots at the Local Champion: range 2 ×2, range 3, special, 1 miss; 6 hits. (PH-SHOOT-09)
  told: The Local Champion takes 4 wounds, 0 left. (PH-SHOOT-16)
  told: The Local Champion is dead. (PH-COMBAT-06)
  told: Red gains 1 XP, 2 now (The Local Champion). (PH-XP-01)
  told: Red has won the fight. (PH-COMBAT-03)
  told: Red gains 1 XP, 3 now. (PH-XP-01)
  told: Red gains 2 food, 3 now (The Local Champion). (PH-COMBAT-03)
  told: Red has an encounter: The Fever Tent. (PH-ENC-02)
  all see decks.encounters[1] 22 -> 21
  all see Red: food 1 -> 3; ammo 4 -> 1; xp 1 -> 3; journey.figures 2 -> 1; reveal - -> The Fever Tent; fight.on yes -> no; fight.joined yes -> no;
      fight.leader The Local Champion -> Gamer; fight.foe -1 -> 0; foes[The Local Champion] gone

114. Red is asked: The Fever Tent: what do you do? (option, PH-RULING-117)
  can (PH-RULING-117): option:238 "Take the night watch (test mind)"; option:238:1 "Carry water until she wakes (test strength)"; option:238:2 "Leave
      your provisions and go (pay 2 food)"; option:238:3 "Go through the medicine chest (test speed)"
  can (PH-XP-06): learn "3 XP: draw 2 skills and keep 1"
  can't, not enough XP (PH-XP-07): train "6 XP: 1 more strength"; train:1 "6 XP: 1 more speed"; train:2 "6 XP: 1 more mind"; train:3 "6 XP: 1 more
      melee"
  can't, it can't go above 5 (PH-RULING-121): train:4 "6 XP: 1 more shooting"
  without a turn (PH-XP-05): + pause "Ask me about XP and cards before the next step"
  Red answers: learn "3 XP: draw 2 skills and keep 1"
  chance: skill deck, Long Way Round; skill deck, Shotgun Expert
  told: Red spends 3 XP, 0 left. (PH-RULING-119)
  all see decks.skills 16 -> 14; gone.encounters[1] 8 -> 9
  all see Red: xp 3 -> 0; drawn + Long Way Round, Shotgun Expert

115. Red is asked: Keep 1 skill. (keep, PH-SETUP-28)
  can (PH-XP-06): keep:123 "Long Way Round"; keep:112 "Shotgun Expert"
  without a turn (PH-XP-05): none any more
  Red answers: keep:123 "Long Way Round"
  told: Red knows Long Way Round. (PH-XP-06)
  all see gone.skills 6 -> 7
  all see Red: skills[Long Way Round] new {card Long Way Round}; drawn - Long Way Round, Shotgun Expert

116. Red is asked: The Fever Tent: what do you do? (option, PH-RULING-117)
  can (PH-RULING-117): option:238 "Take the night watch (test mind)"; option:238:1 "Carry water until she wakes (test strength)"; option:238:2 "Leave
      your provisions and go (pay 2 food)"; option:238:3 "Go through the medicine chest (test speed)"
  can (PH-INV-03): use:123 "Long Way Round: 1 food for another encounter instead"
  can't, not enough XP (PH-XP-06): learn "3 XP: draw 2 skills and keep 1"
  Red answers: option:238:3 "Go through the medicine chest (test speed)"
  chance: die 6; supply deck, Supplies 5; supply deck, Supplies 10; supply deck, Supplies 2; event deck, Plum Weeks
  told: Red: Go through the medicine chest. (PH-RULING-117)
  told: Red tests speed, needing 4 or less, and rolls 6: failed. (PH-TEST-01)
  told: Red comes badly out of The Fever Tent: “The patients can't get up. They can look.” (PH-ENC-05)
  told: Red loses 2 morale, 3 left (The Fever Tent). (PH-ENC-01)
  told: Red has completed the forest tile. (PH-MAP-17)
  told: Red finds supplies: 2 food. (PH-MAP-17)
  told: Red gains 2 food, 5 now (Supplies). (PH-MAP-18)
  told: Red finds supplies: 3 food. (PH-MAP-17)
  told: Red gains 3 food, 8 now (Supplies). (PH-MAP-18)
  told: Red finds supplies: 1 food, 1 ammo. (PH-MAP-17)
  told: Red gains 1 food, 9 now (Supplies). (PH-MAP-18)
  told: Red gains 1 ammo, 2 now (Supplies). (PH-MAP-18)
  told: Turn 8: Plum Weeks. (PH-EVENT-01)
  told: Watched is over. (PH-EVENT-05)
  told Red: The patients can't get up. They can look. (PH-ENC-05)
  all see phase move -> eating; turn 7 -> 8; season Watched -> Plum Weeks; omens.of 13 -> 12; decks.events 13 -> 12; decks.supplies 5 -> 2;
      gone.events 5 -> 6; gone.supplies 5 -> 8; gone.encounters[1] 9 -> 10
  all see Red: morale 5 -> 3; food 3 -> 9; ammo 1 -> 2; zone 2 -> 0; action Move -> nothing; sum[19] 0 -> 1; map[TI-F08].done no -> yes;
      journey.stage 2 -> 0; journey.level 2 -> 0; journey.figures 1 -> 0; reveal The Fever Tent -> -
  all see Green: action Camp -> nothing; acted yes -> no; sum[19] 0 -> 1

117. Green is asked, side by side with others: How much of your 6 food do you eat? (eat, PH-EAT-05)
  can (PH-EAT-05): eat:1 "Eat 1 food"
  can (PH-EAT-03): eat "Eat nothing"
  Green answers: eat:1 "Eat 1 food"

118. Red is asked, side by side with others: How much of your 9 food do you eat? (eat, PH-EAT-05)
  can (PH-EAT-05): eat:1 "Eat 1 food"
  can (PH-EAT-03): eat "Eat nothing"
  Red answers: eat:1 "Eat 1 food"
  told: Green loses 1 food, 5 left. (PH-EAT-05)
  told: Green eats 1 food and is fed. (PH-EAT-05)
  told: Red loses 1 food, 8 left. (PH-EAT-05)
  told: Red eats 1 food and is fed. (PH-EAT-05)
  all see phase eating -> declare
  all see Red: food 9 -> 8
  all see Green: food 6 -> 5

119. Green is asked, side by side with others, in secret: What do you do this turn? (declare, PH-DECL-02)
  can (PH-DECL-02): declare:1 "Camp"; declare:3 "Scout"; declare:4 "Move"
  can't, your tile is not completed (PH-FORAGE-01): declare:2 "Forage"
  Green answers: declare:4 "Move"
  Green sees Green: action nothing -> Move

120. Red is asked, side by side with others, in secret: What do you do this turn? (declare, PH-DECL-02)
  can (PH-DECL-02): declare:1 "Camp"; declare:3 "Scout"; declare:2 "Forage"; declare:4 "Move"
  Red answers: declare:2 "Forage"
  told: Green will Move. (PH-DECL-04)
  told: Red will Forage. (PH-DECL-04)
  all see phase declare -> trade
  all see Red: action nothing -> Forage; partners nobody -> Green
  all see Green: action nothing -> Move; partners nobody -> Red

121. Green is asked, and may pass: Do you trade with anybody? (trade, PH-TRADE-05)
  can (PH-TRADE-01): offer "Make an offer"
  can (PH-INV-03): use:6 "Flare: trade with everybody"
  can (PH-RULING-51): done "Done"
  Green answers: done "Done"
  all see finished nobody -> Green

122. Red is asked, and may pass: Do you trade with anybody? (trade, PH-TRADE-05)
  can (PH-TRADE-01): offer "Make an offer"
  can (PH-RULING-51): done "Done"
  Red answers: done "Done"
  chance: supply deck, Supplies 9; equipment deck, Firecrackers, seen by Red
  told: Red forages the forest tile. (PH-FORAGE-04)
  told: Red finds supplies: 1 equipment, 1 food. (PH-FORAGE-02)
  told: Red draws equipment (Supplies). (PH-INV-01)
  told Red: Red draws the Firecrackers (Supplies). (PH-INV-01)
  all see phase trade -> forage; decks.equipment 34 -> 33; decks.supplies 2 -> 1; gone.supplies 8 -> 9; finished Green -> nobody
  all see Red: partners Green -> nobody; hand + ?; map[TI-F08].foraged no -> yes
  all see Green: partners Red -> nobody
  Red sees Red: hand + Firecrackers

123. Red is asked: You hold 3 items. Put one into play, or keep them. (hand, PH-INV-05)
  can (PH-INV-07): discard:15 "Discard the Knife"; discard:90 "Discard the Kalt Parapet"; discard:49 "Discard the Reloading Press"
  can (PH-INV-02): done "Done"
  can't, no room in your backpack (PH-INV-06): play:32 "Put the Gunscope into play"; play:94 "Put the Nail Gun into play"; play:58 "Put the
      Firecrackers into play"
  without a turn (PH-RULING-84): + discard:58 "Discard the Firecrackers"
  not without a turn, no room in your backpack (PH-INV-06): + play:58 "Put the Firecrackers into play"
  Red answers: discard:90 "Discard the Kalt Parapet"
  told: Red discards the Kalt Parapet. (PH-RULING-84)
  all see gone.weapons 2 -> 3
  all see Red: packed 6 -> 3; sum[15] -2 -> 0; gear[Kalt Parapet] gone; shot[0] gone; shot[1] gone

124. Red is asked: You hold 3 items. Put one into play, or keep them. (hand, PH-INV-05)
  can (PH-INV-05): play:32 "Put the Gunscope into play"; play:94 "Put the Nail Gun into play"; play:58 "Put the Firecrackers into play"
  can (PH-INV-02): done "Done"
  without a turn (PH-INV-05): + play:32 "Put the Gunscope into play", play:94 "Put the Nail Gun into play", play:58 "Put the Firecrackers into play"
  without a turn (PH-RULING-84): - discard:90 "Discard the Kalt Parapet"
  without a turn (PH-WPN-02): - unwield:90 "Put the Kalt Parapet away"
  not without a turn, no room in your backpack (PH-INV-06): none any more
  Red answers: play:94 "Put the Nail Gun into play"
  chance: supply deck, Supplies 8
  told: Red puts the Nail Gun into play. (PH-INV-05)
  told: Red gains 1 food, 9 now (Supplies). (PH-MAP-18)
  told: Red finds supplies: 2 food, 1 ammo. (PH-FORAGE-02)
  told: Red gains 2 food, 11 now (Supplies). (PH-MAP-18)
  told: Red gains 1 ammo, 3 now (Supplies). (PH-MAP-18)
  told: Green enters the forest tile, zone 2. (PH-MOVE-09)
  all see phase forage -> move; decks.supplies 1 -> 0; gone.supplies 9 -> 10
  all see Red: food 8 -> 11; ammo 2 -> 3; acted no -> yes; packed 3 -> 4; hand - ?; gear[Nail Gun] new {card Nail Gun, active}; shot[0] new {sd 3};
      shot[1] new {why 1, sd 1}
  all see Green: zone 1 -> 2
  Red sees Red: hand - Nail Gun

125. Green is asked: The next space is of another level. From which level do you draw? (level, PH-RULING-69)
  can (PH-JOURNEY-01): level:3 "Level 3"
  can (PH-JOURNEY-02): level:2 "Level 2"
  Green answers: level:3 "Level 3"
  chance: encounters 3, Forty Years' Service
  told: Green has an encounter: Forty Years' Service. (PH-ENC-02)
  all see decks.encounters[2] 24 -> 23
  all see Green: journey.stage 0 -> 2; journey.level 0 -> 3; journey.figures 0 -> 1; journey.gain no -> yes; reveal - -> Forty Years' Service

126. Green is asked: Forty Years' Service: what do you do? (option, PH-RULING-117)
  can (PH-RULING-117): option:262:1 "Explained (pay 1 food; test mind)"; option:262:2 "Demonstrated (test melee)"
  can't, you have no active ranged weapon (PH-RULING-117): option:262 "Show him what you can hit (pay 2 ammo; test shooting)"
  can't, not enough XP (PH-XP-06): learn "3 XP: draw 2 skills and keep 1"
  Green answers: option:262:2 "Demonstrated (test melee)"
  chance: die 5; event deck, Togetherness
  told: Green: Demonstrated. (PH-RULING-117)
  told: Green tests melee, needing 3 or less, and rolls 5: failed. (PH-TEST-01)
  told: Green comes badly out of Forty Years' Service: “You learn what it is like from the other end. He says that this is also part of the
      course.” (PH-ENC-05)
  told: Green loses 2 health, 5 left (Forty Years' Service). (PH-ENC-01)
  told: Green gains a journey point: space 8. (PH-JOURNEY-04)
  told: Turn 9: Togetherness. (PH-EVENT-01)
  told: Togetherness concerns Green. (PH-EVENT-01)
  told: Togetherness concerns Red. (PH-EVENT-01)
  told: Red gains 1 morale, 4 now (Togetherness). (PH-EVENT-01)
  told Green: You learn what it is like from the other end. He says that this is also part of the course. (PH-ENC-05)
  all see phase move -> eating; turn 8 -> 9; event - -> Togetherness; omens.of 12 -> 11; decks.events 12 -> 11; gone.encounters[2] 0 -> 1
  all see Red: morale 3 -> 4; action Forage -> nothing; acted yes -> no
  all see Green: health 7 -> 5; jp 7 -> 8; action Move -> nothing; journey.stage 2 -> 0; journey.level 3 -> 0; journey.figures 1 -> 0; journey.gain
      yes -> no; reveal Forty Years' Service -> -

127. Green is asked, side by side with others: How much of your 5 food do you eat? (eat, PH-EAT-05)
  can (PH-EAT-05): eat:1 "Eat 1 food"
  can (PH-EAT-03): eat "Eat nothing"
  Green answers: eat:1 "Eat 1 food"

128. Red is asked, side by side with others: How much of your 11 food do you eat? (eat, PH-EAT-05)
  can (PH-EAT-05): eat:1 "Eat 1 food"
  can (PH-EAT-03): eat "Eat nothing"
  without a turn (PH-INV-05): - play:94 "Put the Nail Gun into play"
  without a turn (PH-RULING-80): + mount:32:94 "Mount the Gunscope on the Nail Gun"
  without a turn (PH-WPN-02): + unwield:94 "Put the Nail Gun away"
  Red answers: eat:1 "Eat 1 food"
  told: Green loses 1 food, 4 left. (PH-EAT-05)
  told: Green eats 1 food and is fed. (PH-EAT-05)
  told: Red loses 1 food, 10 left. (PH-EAT-05)
  told: Red eats 1 food and is fed. (PH-EAT-05)
  all see phase eating -> declare
  all see Red: food 11 -> 10
  all see Green: food 5 -> 4

129. Red is asked, side by side with others, in secret: What do you do this turn? (declare, PH-DECL-02)
  can (PH-DECL-02): declare:1 "Camp"; declare:3 "Scout"; declare:4 "Move"
  can't, your tile has been foraged (PH-FORAGE-04): declare:2 "Forage"
  Red answers: declare:4 "Move"
  Red sees Red: action nothing -> Move

130. Green is asked, side by side with others, in secret: What do you do this turn? (declare, PH-DECL-02)
  can (PH-DECL-02): declare:1 "Camp"; declare:3 "Scout"; declare:4 "Move"
  can't, your tile is not completed (PH-FORAGE-01): declare:2 "Forage"
  Green answers: declare:4 "Move"
  told: Green will Move. (PH-DECL-04)
  told: Red will Move. (PH-DECL-04)
  all see phase declare -> trade
  all see Red: action nothing -> Move; partners nobody -> Green
  all see Green: action nothing -> Move; partners nobody -> Red

131. Green is asked, and may pass: Do you trade with anybody? (trade, PH-TRADE-05)
  can (PH-TRADE-01): offer "Make an offer"
  can (PH-INV-03): use:6 "Flare: trade with everybody"
  can (PH-RULING-51): done "Done"
  Green answers: done "Done"
  all see finished nobody -> Green

132. Red is asked, and may pass: Do you trade with anybody? (trade, PH-TRADE-05)
  can (PH-TRADE-01): offer "Make an offer"
  can (PH-RULING-51): done "Done"
  Red answers: done "Done"
  chance: encounters 3, Furnace Man; mutant minions, Knuckle Walker
  told: Green enters the forest tile, zone 3. (PH-MOVE-09)
  told: Green meets the Furnace Man. (PH-ENC-02)
  told: The Knuckle Walker joins the enemies. (PH-ENC-06)
  all see phase trade -> move; decks.encounters[2] 23 -> 22; decks.mutants 11 -> 10; finished Green -> nobody
  all see Red: partners Green -> nobody
  all see Green: zone 2 -> 3; safe no -> yes; partners Red -> nobody; journey.stage 0 -> 2; journey.level 0 -> 3; journey.figures 0 -> 1;
      journey.gain no -> yes; fight.on no -> yes; fight.leader Gamer -> Furnace Man; fight.foe 0 -> -1; foes[Furnace Man] new {card Furnace Man, mine
      [{md 3}], theirs [{md 3}, {why 2, md 1}, {why 6, md 1}]}; foes[Knuckle Walker] new {card Knuckle Walker, mine [{md 3}], theirs [{md 3}, {why 6,
      md 1}]}

133. Green is asked: Furnace Man with the Knuckle Walker. Fight, or try to evade, with a die + 1 against a die + 3? (confront, PH-EVADE-01)
  can (PH-EVADE-01): fight "Stand and fight"; evade "Try to evade"
  can't, not enough XP (PH-XP-06): learn "3 XP: draw 2 skills and keep 1"
  Green answers: fight "Stand and fight"
  chance: sd 3; sd 5; sd 6
  told: The Furnace Man shoots at Green: range 3, skill shot, 1 miss; 0 hits. (PH-RULING-98)
  told: Green: melee round 1. (PH-MELEE-01)
  all see Green: fight.joined no -> yes; fight.rolled no -> yes; fight.round 0 -> 1; fight.foe -1 -> 0; fight.dice[0].die melee -> shooting;
      fight.dice[0].face 0 -> 3; fight.dice[0].is miss -> range 3; fight.dice[0].enemy no -> yes; fight.dice[1].die melee -> shooting;
      fight.dice[1].face 0 -> 5; fight.dice[1].is miss -> skill shot; fight.dice[1].enemy no -> yes; fight.dice[2].die melee -> shooting;
      fight.dice[2].face 0 -> 6; fight.dice[2].enemy no -> yes

134. Green is asked: Melee round 1: whom do you fight next, with which dice? (engage, PH-MULTI-01)
  can (PH-MULTI-01): engage "The Furnace Man: roll 3 melee dice against 5 melee dice"; engage:1 "The Knuckle Walker: roll 3 melee dice against 4
      melee dice"
  can (PH-INV-03): use:127 "White Knuckles: 1 morale for +2 defence dice"; use:157 "Killer Instinct: +2 melee dice"
  without a turn (PH-RULING-84): none any more
  without a turn (PH-WPN-02): none any more
  not without a turn, no room in your backpack (PH-INV-06): none any more
  Green answers: use:127 "White Knuckles: 1 morale for +2 defence dice"
  told: Green uses White Knuckles. (PH-INV-03)
  told: Green loses 1 morale, 6 left (White Knuckles). (PH-INV-03)
  all see Green: morale 7 -> 6; skills[White Knuckles].spent no -> yes; fight.dd 0 -> 2; foes[Furnace Man].mine[1] new {why 4, dd 2}; foes[Knuckle
      Walker].mine[1] new {why 4, dd 2}

135. Green is asked: Melee round 1: whom do you fight next, with which dice? (engage, PH-MULTI-01)
  can (PH-MULTI-01): engage "The Furnace Man: roll 3 melee dice and 2 defence dice against 5 melee dice"; engage:1 "The Knuckle Walker: roll 3 melee
      dice and 2 defence dice against 4 melee dice"
  can (PH-INV-03): use:157 "Killer Instinct: +2 melee dice"
  can't, it has been used (PH-INV-03): use:127 "White Knuckles: 1 morale for +2 defence dice"
  Green answers: use:157 "Killer Instinct: +2 melee dice"
  told: Green uses Killer Instinct. (PH-INV-03)
  all see gone.events 6 -> 7
  all see Green: kept - Killer Instinct; fight.md 0 -> 2; foes[Furnace Man].mine[1].md 0 -> 2; foes[Knuckle Walker].mine[1].md 0 -> 2

136. Green is asked: Melee round 1: whom do you fight next, with which dice? (engage, PH-MULTI-01)
  can (PH-MULTI-01): engage "The Furnace Man: roll 5 melee dice and 2 defence dice against 5 melee dice"; engage:1 "The Knuckle Walker: roll 5 melee
      dice and 2 defence dice against 4 melee dice"
  can't, it has been used (PH-INV-03): use:127 "White Knuckles: 1 morale for +2 defence dice"
  Green answers: engage:1 "The Knuckle Walker: roll 5 melee dice and 2 defence dice against 4 melee dice"
  chance: md 2; md 3; md 4; md 5; md 3; dd 5; dd 2; md 3; md 5; md 4; md 1
  told: Green rolls warrior, block ×3, attack, critical, special; the Knuckle Walker rolls block, attack, critical, 1 miss. (PH-MELEE-07)
  told: Green has 2 defence dice among these: block, special. (PH-MELEE-09)
  all see Green: fight.md 2 -> 0; fight.dd 2 -> 0; fight.foe 0 -> 1; fight.dice[0].die shooting -> melee; fight.dice[0].face 3 -> 2; fight.dice[0].is
      range 3 -> warrior; fight.dice[0].enemy yes -> no; fight.dice[1].die shooting -> melee; fight.dice[1].face 5 -> 3; fight.dice[1].is skill shot
      -> block; fight.dice[1].enemy yes -> no; fight.dice[2].die shooting -> melee; fight.dice[2].face 6 -> 4; fight.dice[2].is miss -> attack;
      fight.dice[2].enemy yes -> no; fight.dice[3].face 0 -> 5; fight.dice[3].is miss -> critical; fight.dice[4].face 0 -> 3; fight.dice[4].is miss
      -> block; fight.dice[5].die melee -> defence; fight.dice[5].face 0 -> 5; fight.dice[5].is miss -> special; fight.dice[6].die melee -> defence;
      fight.dice[6].face 0 -> 2; fight.dice[6].is miss -> block; fight.dice[7].face 0 -> 3; fight.dice[7].is miss -> block; fight.dice[7].enemy no ->
      yes; fight.dice[8].face 0 -> 5; fight.dice[8].is miss -> critical; fight.dice[8].enemy no -> yes; fight.dice[9].face 0 -> 4; fight.dice[9].is
      miss -> attack; fight.dice[9].enemy no -> yes; fight.dice[10].face 0 -> 1; fight.dice[10].enemy no -> yes; fight.n 0 -> 11; foes[Furnace
      Man].mine[1] gone; foes[Knuckle Walker].fought no -> yes; foes[Knuckle Walker].mine[1] gone; leaves[0] new {ways [[9, 8]], mine 2, dealt 2,
      dies}

137. Green is asked: Re-roll some of your dice, or keep the roll? (spend, PH-RULING-100)
  can (PH-RULING-100): keep-roll "Keep the roll"
  can (PH-STAT-13): think:1 "Re-roll with your mind"
  can't, it would change nothing (PH-BONUS-02): use:109 "Footwork: misses rolled again"
  Green answers: think:1 "Re-roll with your mind"
  all see Green: fight.thought no -> yes

138. Green is asked: Re-roll up to 1 die, or keep the roll? (reroll, PH-RULING-100)
  can (PH-REROLL-01): reroll "Re-roll the warrior of a melee die"; reroll:1 "Re-roll the block of a melee die"; reroll:2 "Re-roll the attack of a
      melee die"; reroll:3 "Re-roll the critical of a melee die"; reroll:4 "Re-roll the block of a melee die"; reroll:5 "Re-roll the special of a
      defence die"; reroll:6 "Re-roll the block of a defence die"
  Green answers: reroll "Re-roll the warrior of a melee die"
  chance: md 3; md 5; md 2; md 1; md 1; md 2; md 2; md 1
  told: Green re-rolls: the warrior becomes a block. (PH-REROLL-01)
  told: Green against the Knuckle Walker: 2 attacks to 0. (PH-MELEE-15)
  told: The Knuckle Walker takes 2 wounds, 0 left. (PH-MELEE-18)
  told: The Knuckle Walker is dead. (PH-COMBAT-06)
  told: Green rolls warrior, critical, 1 miss; the Furnace Man rolls nothing but 4 misses. (PH-MELEE-07)
  all see Green: fight.foe 1 -> 0; fight.dice[0].face 2 -> 5; fight.dice[0].is warrior -> critical; fight.dice[1].face 3 -> 2; fight.dice[1].is block
      -> warrior; fight.dice[2].face 4 -> 1; fight.dice[2].is attack -> miss; fight.dice[3].face 5 -> 1; fight.dice[3].is critical -> miss;
      fight.dice[3].enemy no -> yes; fight.dice[4].face 3 -> 2; fight.dice[4].is block -> warrior; fight.dice[4].enemy no -> yes; fight.dice[5].die
      defence -> melee; fight.dice[5].face 5 -> 2; fight.dice[5].is special -> warrior; fight.dice[5].enemy no -> yes; fight.dice[6].die defence ->
      melee; fight.dice[6].face 2 -> 1; fight.dice[6].is block -> miss; fight.dice[6].enemy no -> yes; fight.dice[8].gone no -> yes;
      fight.dice[9].gone no -> yes; fight.dice[10].gone no -> yes; fight.n 11 -> 7; foes[Furnace Man].fought no -> yes; foes[Furnace Man].theirs[2]
      gone; foes[Knuckle Walker].wounds 0 -> 2; foes[Knuckle Walker].mine[0] gone; foes[Knuckle Walker].theirs[0] gone; foes[Knuckle
      Walker].theirs[1] gone; leaves[0].ways[0][0] gone; leaves[0].ways[0][1] gone; leaves[0].mine 2 -> 1; leaves[0].dealt 2 -> 6; leaves[0].lost 0
      -> 1; leaves[0].blow 0 -> 1; leaves[0].scar no -> yes

139. Green is asked: Re-roll some of your dice, or keep the roll? (spend, PH-RULING-100)
  can (PH-RULING-100): keep-roll "Keep the roll"
  can (PH-INV-03): use:109 "Footwork: misses rolled again"
  Green answers: use:109 "Footwork: misses rolled again"
  chance: md 6; scar deck, Cellar Nose, seen by Green
  told: Green uses Footwork. (PH-INV-03)
  told: Green re-rolls: the miss becomes a special. (PH-REROLL-01)
  told: Green against the Furnace Man: 2 attacks to 0. (PH-MELEE-15)
  told: The Furnace Man takes 6 wounds, 0 left. (PH-MELEE-18)
  told: The Furnace Man is dead. (PH-COMBAT-06)
  told: Green loses 1 health, 4 left (Furnace Man). (PH-MELEE-18)
  told: Green draws a scar, 5 scars now. (PH-SCAR-01)
  told Green: Green draws a scar, Cellar Nose: 5 scars now. (PH-SCAR-01)
  all see decks.scars 25 -> 24
  all see Green: health 5 -> 4; skills[Footwork].spent no -> yes; scars + ?; fight.scarred no -> yes; fight.foe 0 -> -1; fight.dice[1].is warrior ->
      miss; fight.dice[1].gone no -> yes; fight.dice[2].face 1 -> 6; fight.dice[2].is miss -> special; fight.dice[2].again no -> yes;
      fight.dice[3].gone no -> yes; fight.dice[4].is warrior -> miss; fight.dice[4].gone no -> yes; fight.dice[5].is warrior -> miss;
      fight.dice[5].gone no -> yes; fight.dice[6].gone no -> yes; fight.n 7 -> 0; foes[Furnace Man].wounds 0 -> 6; foes[Furnace Man].mine[0] gone;
      foes[Furnace Man].theirs[0] gone; foes[Furnace Man].theirs[1] gone; leaves[0] gone
  Green sees Green: scars + Cellar Nose

140. Green is asked: Mutations among your 5 scars: 4. Stay human, or turn? (turn, PH-TURN-01)
  can (PH-TURN-01): stay-human "Stay human"
  can't, nobody turns by choice in a game of two (PH-TURN-11): turn "Turn mutant"
  Green answers: stay-human "Stay human"
  chance: supply deck, Supplies 5; supply deck, Supplies 9; equipment deck, Pepper Spray, seen by Green
  told: Green gains 2 XP, 2 now (Furnace Man). (PH-XP-01)
  told: Green gains 1 XP, 3 now (Knuckle Walker). (PH-XP-01)
  told: Green has won the fight. (PH-COMBAT-03)
  told: Green gains a journey point: space 9. (PH-JOURNEY-04)
  told: Green has completed the forest tile. (PH-MAP-17)
  told: Green finds supplies: 2 food. (PH-MAP-17)
  told: Green gains 2 food, 6 now (Supplies). (PH-MAP-18)
  told: Green finds supplies: 1 equipment, 1 food. (PH-MAP-17)
  told: Green draws equipment (Supplies). (PH-INV-01)
  told Green: Green draws the Pepper Spray (Supplies). (PH-INV-01)
  all see decks.equipment 33 -> 32; decks.supplies 0 -> 8; gone.supplies 10 -> 2
  all see Green: food 4 -> 6; xp 0 -> 3; jp 8 -> 9; hand + ?; journey.stage 2 -> 3; journey.figures 1 -> 0; fight.on yes -> no; fight.joined yes ->
      no; fight.rolled yes -> no; fight.leader Furnace Man -> Gamer; fight.round 1 -> 0; fight.scarred yes -> no; fight.thought yes -> no; fight.foe
      -1 -> 0; fight.dice[0].face 5 -> 0; fight.dice[0].is critical -> miss; fight.dice[1].face 2 -> 0; fight.dice[1].gone yes -> no;
      fight.dice[2].face 6 -> 0; fight.dice[2].is special -> miss; fight.dice[2].again yes -> no; fight.dice[3].face 1 -> 0; fight.dice[3].enemy yes
      -> no; fight.dice[3].gone yes -> no; fight.dice[4].face 2 -> 0; fight.dice[4].enemy yes -> no; fight.dice[4].gone yes -> no; fight.dice[5].face
      2 -> 0; fight.dice[5].enemy yes -> no; fight.dice[5].gone yes -> no; fight.dice[6].face 1 -> 0; fight.dice[6].enemy yes -> no;
      fight.dice[6].gone yes -> no; fight.dice[7].face 3 -> 0; fight.dice[7].is block -> miss; fight.dice[7].enemy yes -> no; fight.dice[8].face 5 ->
      0; fight.dice[8].is critical -> miss; fight.dice[8].enemy yes -> no; fight.dice[8].gone yes -> no; fight.dice[9].face 4 -> 0; fight.dice[9].is
      attack -> miss; fight.dice[9].enemy yes -> no; fight.dice[9].gone yes -> no; fight.dice[10].face 1 -> 0; fight.dice[10].enemy yes -> no;
      fight.dice[10].gone yes -> no; foes[Furnace Man] gone; foes[Knuckle Walker] gone
  Green sees Green: hand + Pepper Spray

141. Green is asked: You hold 3 items. Put one into play, or keep them. (hand, PH-INV-05)
  can (PH-INV-05): play:67 "Put the Pepper Spray into play"
  can (PH-INV-07): discard:28 "Discard the Fishing Line"; discard:6 "Discard the Flare"; discard:85 "Discard the Brush Cutter"
  can (PH-INV-02): done "Done"
  can't, no room in your backpack (PH-INV-06): play:74 "Put the Fire Axe into play"; play:98 "Put the Recurve Bow into play"
  without a turn (PH-RULING-84): + discard:74 "Discard the Fire Axe", discard:98 "Discard the Recurve Bow", discard:67 "Discard the Pepper Spray",
      discard:28 "Discard the Fishing Line", discard:6 "Discard the Flare", discard:85 "Discard the Brush Cutter"
  without a turn (PH-INV-05): + play:67 "Put the Pepper Spray into play"
  without a turn (PH-WPN-02): + unwield:85 "Put the Brush Cutter away"
  without a turn (PH-XP-05): + pause "Ask me about XP and cards before the next step"
  not without a turn, no room in your backpack (PH-INV-06): + play:74 "Put the Fire Axe into play", play:98 "Put the Recurve Bow into play"
  Green answers: discard:6 "Discard the Flare"
  told: Green discards the Flare. (PH-RULING-84)
  all see Green: packed 5 -> 4; gear[Flare] gone

142. Green is asked: You hold 3 items. Put one into play, or keep them. (hand, PH-INV-05)
  can (PH-INV-05): play:74 "Put the Fire Axe into play"; play:98 "Put the Recurve Bow into play"; play:67 "Put the Pepper Spray into play"
  can (PH-INV-02): done "Done"
  without a turn (PH-INV-05): + play:74 "Put the Fire Axe into play", play:98 "Put the Recurve Bow into play"
  without a turn (PH-RULING-84): - discard:6 "Discard the Flare"
  not without a turn, no room in your backpack (PH-INV-06): none any more
  Green answers: play:98 "Put the Recurve Bow into play"
  chance: supply deck, Supplies 10
  told: Green puts the Recurve Bow into play. (PH-INV-05)
  told: Green gains 1 food, 7 now (Supplies). (PH-MAP-18)
  told: Green finds supplies: 3 food. (PH-MAP-17)
  told: Green gains 3 food, 10 now (Supplies). (PH-MAP-18)
  all see decks.supplies 8 -> 7; gone.supplies 2 -> 3
  all see Green: food 6 -> 10; acted no -> yes; packed 4 -> 6; hand - ?; gear[Recurve Bow] new {card Recurve Bow, active}; map[TI-F10].done no ->
      yes; journey.stage 3 -> 0; journey.level 3 -> 0; journey.gain yes -> no; shot[0] new {sd 1}; shot[1] new {why 1, sd 2}
  Green sees Green: hand - Recurve Bow

143. Red is asked: Where do you move? (move, PH-MOVE-01)
  can (PH-MOVE-02): explore "Draw a tile and lay it"
  can (PH-MOVE-05): step:388 "Enter the Night School"
  can't, not enough XP (PH-XP-06): learn "3 XP: draw 2 skills and keep 1"
  Red answers: explore "Draw a tile and lay it"
  chance: tiles, TI-P06
  told: Red draws a tile: plains tile. (PH-MOVE-02)
  all see decks.tiles 47 -> 46
  all see Red: drawn + TI-P06

144. Red is asked: Where do you lay the plains tile? (place, PH-MAP-10)
  can (PH-MAP-10): place:366 "Lay it to the north, as it is"; place:366:0:1 "Lay it to the north, turned right"; place:366:0:2 "Lay it to the north,
      turned round"; place:366:2 "Lay it to the south, as it is"; place:366:2:2 "Lay it to the south, turned round"; place:366:2:3 "Lay it to the
      south, turned left"
  Red answers: place:366:2:3 "Lay it to the south, turned left"
  told: Red lays the plains tile to the south. (PH-MAP-10)
  all see Red: drawn - TI-P06; map[TI-P06] new {card TI-P06, x -1, y 3, exits 11, turned 3}

145. Red is asked: Enter the plains tile, or stay where you are? (enter, PH-MOVE-03)
  can (PH-MOVE-02): step:366 "Enter the plains tile"
  can (PH-MOVE-03): stay "Stay where you are"
  Red answers: step:366 "Enter the plains tile"
  told: Red enters the plains tile, zone 1. (PH-MOVE-09)
  all see Red: tile TI-F08 -> TI-P06; zone 0 -> 1; terrain forest -> plains

146. Red is asked: The next space is of another level. From which level do you draw? (level, PH-RULING-69)
  can (PH-JOURNEY-01): level:3 "Level 3"
  can (PH-JOURNEY-02): level:2 "Level 2"
  Red answers: level:3 "Level 3"
  chance: encounters 3, Half a Garden
  told: Red has an encounter: Half a Garden. (PH-ENC-02)
  all see decks.encounters[2] 22 -> 21
  all see Red: journey.stage 0 -> 2; journey.level 0 -> 3; journey.figures 0 -> 1; journey.gain no -> yes; reveal - -> Half a Garden

147. Red is asked: Half a Garden: what do you do? (option, PH-RULING-117)
  can (PH-RULING-117): option:257 "Take the tea and talk (test mind)"; option:257:1 "Eat the fruit"; option:257:2 "Weed both halves for her (test
      strength)"
  can (PH-INV-03): use:123 "Long Way Round: 1 food for another encounter instead"
  can't, not enough XP (PH-XP-06): learn "3 XP: draw 2 skills and keep 1"
  Red answers: option:257:2 "Weed both halves for her (test strength)"
  chance: die 3; event deck, Dark Days
  told: Red: Weed both halves for her. (PH-RULING-117)
  told: Red tests strength, needing 3 or less, and rolls 3: passed. (PH-TEST-01)
  told: Red comes well out of Half a Garden: “It takes till evening, and the left half needs arguing with. She fills your bag from the right
      one.” (PH-ENC-05)
  told: Red gains 4 food, 14 now (Half a Garden). (PH-ENC-01)
  told: Red gains a journey point: space 8. (PH-JOURNEY-04)
  told: Turn 10: Dark Days. (PH-EVENT-01)
  told Red: It takes till evening, and the left half needs arguing with. She fills your bag from the right one. (PH-ENC-05)
  all see phase move -> event; turn 9 -> 10; event Togetherness -> Dark Days; omens.of 11 -> 10; decks.events 11 -> 10; gone.events 7 -> 8;
      gone.encounters[2] 1 -> 2
  all see Red: food 10 -> 14; jp 7 -> 8; action Move -> nothing; journey.stage 2 -> 0; journey.level 3 -> 0; journey.figures 1 -> 0; journey.gain yes
      -> no; reveal Half a Garden -> -
  all see Green: action Move -> nothing; acted yes -> no; skills[Footwork].spent yes -> no; skills[White Knuckles].spent yes -> no

148. Green is asked: Dark Days: take the free action? (free, PH-EVENT-11)
  can (PH-EVENT-11): gather:2 "Forage for free"; no "No"
  without a turn (PH-INV-05): none any more
  without a turn (PH-WPN-02): + unwield:98 "Put the Recurve Bow away"
  not without a turn, no room in your backpack (PH-INV-06): + play:74 "Put the Fire Axe into play", play:67 "Put the Pepper Spray into play"
  Green answers: gather:2 "Forage for free"
  chance: supply deck, Supplies 2; supply deck, Supplies
  told: Green forages the forest tile. (PH-FORAGE-04)
  told: Green finds supplies: 1 food, 1 ammo. (PH-FORAGE-02)
  told: Green gains 1 food, 11 now (Supplies). (PH-MAP-18)
  told: Green gains 1 ammo, 1 now (Supplies). (PH-MAP-18)
  told: Green finds supplies: 3 food. (PH-FORAGE-02)
  told: Green gains 3 food, 14 now (Supplies). (PH-MAP-18)
  told: Green uses the Fishing Line. (PH-INV-03)
  told: Green gains 1 food, 15 now (Fishing Line). (PH-INV-03)
  all see phase event -> eating; decks.supplies 7 -> 5; gone.supplies 3 -> 5
  all see Green: food 10 -> 15; ammo 0 -> 1; gear[Fishing Line].spent no -> yes; map[TI-F10].foraged no -> yes

149. Red is asked, side by side with others: How much of your 14 food do you eat? (eat, PH-EAT-05)
  can (PH-EAT-05): eat:1 "Eat 1 food"
  can (PH-EAT-03): eat "Eat nothing"
  Red answers: eat:1 "Eat 1 food"
  told: Green is fed by the safe house. (PH-EAT-07)
  told: Green eats nothing: the safe house feeds them. (PH-EAT-07)
  told: Red loses 1 food, 13 left. (PH-EAT-05)
  told: Red eats 1 food and is fed. (PH-EAT-05)
  all see phase eating -> declare
  all see Red: food 14 -> 13

150. Green is asked, side by side with others, in secret: What do you do this turn? (declare, PH-DECL-02)
  can (PH-DECL-02): declare:1 "Camp"; declare:4 "Move"
  can't, Dark Days: nobody can scout this turn (PH-EVENT-01): declare:3 "Scout"
  can't, your tile has been foraged (PH-FORAGE-04): declare:2 "Forage"
  Green answers: declare:1 "Camp"
  Green sees Green: action nothing -> Camp

151. Red is asked, side by side with others, in secret: What do you do this turn? (declare, PH-DECL-02)
  can (PH-DECL-02): declare:1 "Camp"; declare:4 "Move"
  can't, Dark Days: nobody can scout this turn (PH-EVENT-01): declare:3 "Scout"
  can't, your tile is not completed (PH-FORAGE-01): declare:2 "Forage"
  Red answers: declare:4 "Move"
  told: Green will Camp. (PH-DECL-04)
  told: Red will Move. (PH-DECL-04)
  all see phase declare -> trade
  all see Red: action nothing -> Move
  all see Green: action nothing -> Camp

152. Green is asked, and may pass: Do you trade with anybody? (trade, PH-TRADE-05)
  can (PH-RULING-51): done "Done"
  can't, everybody else is on another terrain type (PH-TRADE-01): offer "Make an offer"
  Green answers: done "Done"
  all see finished nobody -> Green

153. Red is asked, and may pass: Do you trade with anybody? (trade, PH-TRADE-05)
  can (PH-RULING-51): done "Done"
  can't, everybody else is on another terrain type (PH-TRADE-01): offer "Make an offer"
  Red answers: done "Done"
  all see phase trade -> camp; finished Green -> nobody

154. Green is asked: You camp in a safe house: 1 health more, or 1 morale? (shelter, PH-CAMP-02)
  can (PH-CAMP-02): shelter "1 health"; shelter:1 "1 morale"
  Green answers: shelter "1 health"
  told: Green camps on the forest tile. (PH-CAMP-01)
  told: Green gains 3 health, 7 now. (PH-CAMP-01)
  all see Green: health 4 -> 7

155. Green is asked, and may pass: You camp. Use what you have, on yourself or on others? (camp, PH-CAMP-05)
  can (PH-INV-03): use:117 "Razor Work: 2 health for 1 scar healed"
  can (PH-XP-06): learn "3 XP: draw 2 skills and keep 1"
  can't, it would change nothing (PH-BONUS-02): use:115 "Field Dressing: 1 health"
  can't, your tiles show different terrain (PH-CAMP-09): use-on:115 "Field Dressing for Red: 1 health"
  can't, not enough XP (PH-XP-07): train "6 XP: 1 more strength"; train:1 "6 XP: 1 more speed"; train:2 "6 XP: 1 more mind"; train:3 "6 XP: 1 more
      melee"; train:4 "6 XP: 1 more shooting"
  Green answers: use:117 "Razor Work: 2 health for 1 scar healed"
  chance: die 3
  told: Green uses Razor Work. (PH-INV-03)
  told: Green loses 2 health, 5 left (Razor Work). (PH-INV-03)
  told: Green tests mind, needing 4 or less, and rolls 3: passed. (PH-TEST-01)
  all see Green: health 7 -> 5; skills[Razor Work].spent no -> yes

156. Green is asked, in secret: Razor Work: Which scar do you lose? (heal, PH-RULING-125)
  can (PH-RULING-125): lose-scar:315 "Counterweight"; lose-scar:310 "Shared Sleep"; lose-scar:290 "Just a Scar"; lose-scar:300 "Second Row";
      lose-scar:307 "Cellar Nose"
  Green answers: lose-scar:307 "Cellar Nose"
  told: Green loses a scar (Razor Work). (PH-RULING-125)
  told Green: Green loses the scar Cellar Nose (Razor Work). (PH-RULING-125)
  all see gone.scars 0 -> 1
  all see Green: scars - ?
  Green sees Green: scars - Cellar Nose

157. Green is asked, and may pass: You camp. Use what you have, on yourself or on others? (camp, PH-CAMP-05)
  can (PH-INV-03): use:115 "Field Dressing: 1 health"
  can (PH-XP-06): learn "3 XP: draw 2 skills and keep 1"
  can't, it has been used (PH-INV-03): use:117 "Razor Work: 2 health for 1 scar healed"
  can't, your tiles show different terrain (PH-CAMP-09): use-on:115 "Field Dressing for Red: 1 health"
  can't, not enough XP (PH-XP-07): train "6 XP: 1 more strength"; train:1 "6 XP: 1 more speed"; train:2 "6 XP: 1 more mind"; train:3 "6 XP: 1 more
      melee"; train:4 "6 XP: 1 more shooting"
  Green answers: use:115 "Field Dressing: 1 health"
  told: Green uses Field Dressing. (PH-INV-03)
  told: Green gains 1 health, 6 now (Field Dressing). (PH-INV-03)
  all see Green: health 5 -> 6; skills[Field Dressing].spent no -> yes

158. Green is asked, and may pass: You camp. Use what you have, on yourself or on others? (camp, PH-CAMP-05)
  can (PH-XP-06): learn "3 XP: draw 2 skills and keep 1"
  can't, it has been used (PH-INV-03): use:115 "Field Dressing: 1 health"; use:117 "Razor Work: 2 health for 1 scar healed"
  can't, not enough XP (PH-XP-07): train "6 XP: 1 more strength"; train:1 "6 XP: 1 more speed"; train:2 "6 XP: 1 more mind"; train:3 "6 XP: 1 more
      melee"; train:4 "6 XP: 1 more shooting"
  Green answers: pass
  chance: encounters 3, Ballast
  told: Red enters the plains tile, zone 2. (PH-MOVE-09)
  told: Red has an encounter: Ballast. (PH-ENC-02)
  all see phase camp -> move; decks.encounters[2] 21 -> 20
  all see Red: zone 1 -> 2; journey.stage 0 -> 2; journey.level 0 -> 3; journey.figures 0 -> 1; journey.gain no -> yes; reveal - -> Ballast
  all see Green: acted no -> yes

159. Red is asked: Ballast: what do you do? (option, PH-RULING-117)
  can (PH-RULING-117): option:261 "Let him ride, and carry the trunk (test strength)"; option:261:1 "Have two of your own things hauled up for
      ballast (pay 2 items)"; option:261:2 "Shoot the brake loose and jump on (pay 1 ammo; test shooting)"; option:261:3 "Climb the rope (test speed)"
  can (PH-INV-03): use:123 "Long Way Round: 1 food for another encounter instead"
  can't, not enough XP (PH-XP-06): learn "3 XP: draw 2 skills and keep 1"
  Red answers: option:261:1 "Have two of your own things hauled up for ballast (pay 2 items)"
  told: Red: Have two of your own things hauled up for ballast. (PH-RULING-117)

160. Red is asked: Ballast: Which item do you give up? (item, PH-INV-08)
  can (PH-ENC-01): discard:15 "Discard the Knife"; discard:49 "Discard the Reloading Press"; discard:94 "Discard the Nail Gun"; discard:32 "Discard
      the Gunscope"; discard:58 "Discard the Firecrackers"
  Red answers: discard:32 "Discard the Gunscope"
  told: Red discards the Gunscope. (PH-ENC-01)
  all see gone.equipment 1 -> 2
  all see Red: hand - ?
  Red sees Red: hand - Gunscope

161. Red is asked: Ballast: Which item do you give up? (item, PH-INV-08)
  can (PH-ENC-01): discard:15 "Discard the Knife"; discard:49 "Discard the Reloading Press"; discard:94 "Discard the Nail Gun"; discard:58 "Discard
      the Firecrackers"
  without a turn (PH-RULING-80): none any more
  without a turn (PH-INV-05): - play:32 "Put the Gunscope into play"
  without a turn (PH-RULING-84): - discard:32 "Discard the Gunscope"
  Red answers: discard:58 "Discard the Firecrackers"
  chance: supply deck, Supplies 3; equipment deck, Cache Map, seen by Red
  told: Red discards the Firecrackers. (PH-ENC-01)
  told: Red is through with Ballast: “The basket drops, you rise, and the high road lies before you like a ruled line. Nobody else has used it
      today.” (PH-ENC-05)
  told: Red gains a journey point: space 9 (Ballast). (PH-ENC-01)
  told: Red gains a journey point: space 10. That is the last: when this turn is over, so is the game. (PH-JOURNEY-04)
  told: Red has completed the plains tile. (PH-MAP-17)
  told: Red finds supplies: 1 food, 1 equipment. (PH-MAP-17)
  told: Red gains 1 food, 14 now (Supplies). (PH-MAP-18)
  told: Red draws equipment (Supplies). (PH-INV-01)
  told Red: The basket drops, you rise, and the high road lies before you like a ruled line. Nobody else has used it today. (PH-ENC-05)
  told Red: Red draws the Cache Map (Supplies). (PH-INV-01)
  all see decks.equipment 32 -> 31; decks.supplies 5 -> 4; gone.equipment 2 -> 3; gone.supplies 5 -> 6; gone.encounters[2] 2 -> 3
  all see Red: food 13 -> 14; jp 8 -> 10; journey.stage 2 -> 3; journey.figures 1 -> 0; reveal Ballast -> -
  Red sees Red: hand - Firecrackers + Cache Map

162. Red is asked: You hold 1 item. Put it into play, or keep it. (hand, PH-INV-05)
  can (PH-INV-05): play:52 "Put the Cache Map into play"
  can (PH-INV-02): done "Done"
  without a turn (PH-INV-05): - play:58 "Put the Firecrackers into play" + play:52 "Put the Cache Map into play"
  without a turn (PH-RULING-84): - discard:58 "Discard the Firecrackers" + discard:52 "Discard the Cache Map"
  Red answers: play:52 "Put the Cache Map into play"
  told: Red puts the Cache Map into play. (PH-INV-05)
  told: The Fortress has been reached. (PH-END-01)
  all see phase move -> over
  all see Red: zone 2 -> 0; acted no -> yes; packed 4 -> 5; hand - ?; gear[Cache Map] new {card Cache Map}; scars - ?, ? + Sour Gland, Drum Skull;
      map[TI-P06].done no -> yes; journey.stage 3 -> 0; journey.level 3 -> 0; journey.gain yes -> no; tally.skills 0 -> 4; tally.mutations 0 -> -2;
      tally.total 0 -> 2; tally.tiles 0 -> 6
  all see Green: scars - ?, ?, ?, ? + Counterweight, Shared Sleep, Just a Scar 3, Second Row; tally.skills 0 -> 2; tally.xp 0 -> 1; tally.mutations 0
      -> -3; tally.tiles 0 -> 6
  all see final 0 -> 1
  Red sees Red: hand - Cache Map

The match is over: the Fortress was reached; Red 10, Green 9; won by Red; rounds 10, entries 350.
