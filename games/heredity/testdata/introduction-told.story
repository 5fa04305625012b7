# Heredity: 1 player, introduction
#
# One whole match, as everybody at the table lives through it. A block is a question: what the seat can do, by which
# rules, and what it can't do, why, and by which rule. What it can do without a turn is told when it has changed:
# - gone + come. Below the answer stands what came of it: results of chance, what was told to all or to one seat alone,
# and what changed in what all see and in what a seat sees besides, as "was -> is" or as "- gone + come"; ? is a card
# that lies face down for the reader.

  told: The Vixen (HE-SETUP-11)
  told: Card 791: The Vixen. (HE-CARD-06)
  all see 1; title The Vixen; loop 1; row[1] new {number 1, title The family, clause the family acts, anchors {right {[0] red, [1] blue, [2] green,
      [3] yellow}, bottom violet, many}}; gap yes; team[0] new {name Maeve, sheet {who Maeve, cards {[0] {slots {[0] {icons 3, heart}, [1] {icons 3,
      heart}, [2] {icons 2}}, count 3}, [1] {slots {[0] {icons 20, heart}, [1] {icons 20, heart}}, count 2}, [2] {slots {[0] {icons 40, heart}, [1]
      {icons 40, heart}}, count 2}}, tokens 3}, at -1, managers Player 1, titles [, , , , , , , ]}; team[1] new {name Brick, sheet {who Brick, cards
      {[0] {slots {[0] {icons 3, heart}, [1] {icons 3, heart}}, count 2}, [1] {slots {[0] {icons 20, heart}, [1] {icons 20, heart}, [2] {icons 16}},
      count 3}, [2] {slots {[0] {icons 40, heart}, [1] {icons 40, heart}}, count 2}}, tokens 3}, at -1, managers Player 1, titles [, , , , , , , ]};
      cards[791] new {number 791, kind cover, title The Vixen, lines [{speaker Brick, text It's dark still, and I've boots on and no socks. Mam has
      the lamp. Nobody else is up but the kettle.}, {text This chapter is played with Maeve and Brick, a mother and her son of eleven. He tells it,
      and she is Mam to him. Each of them has three tokens., note}]}; karma.size 9; karma.all + As Meant (+0), From Low Down (+1), Good Footing (+1),
      Just About (+0), More or Less (+0), Sleeves (+1), Wet Hands (-1), With the Shoulder (+2), Wrong Foot (a miss)

1. Player 1 is asked: Read aloud: The Vixen. (read, HE-RULING-48)
  can (HE-RULING-48): on:791 "Go on"
  Player 1 answers: on:791 "Go on"
  told: Card 753: Hen Yard. (HE-CARD-06)
  told: New ground: the Hen Yard. (HE-EXPLORE-05)
  told: Card 637: Four. (HE-CARD-06)
  all see goal - -> Find out what comes for the hens, and what is to be done about it, before First Light has lost its last marker.;
      board.fields[753] new {face {number 753, lines {[0] {[0] 1, [3] 1}, [1] {[0] 4}, [2] {[0] 1}, [3] {[3] 1}, [6] {[0] 1, [1] 4, [2] 1, [3] 1},
      [7] {[2] 1}, [8] {[2] 1}}, exits {[0] 856, [1] 835}}}; fields[753] new {number 753, title Hen Yard, spots [{at 5, icon look, number 741}, {at
      6, icon interact, number 701}]}; cards[753] new {number 753, kind map, place 1, title Hen Yard}; cards[637] new {number 637, kind narrative,
      title Four, lines [{speaker Brick, text There are five hens, and this morning I count one, and it's a feather. I count the perches with my
      hand, so it's the hand that's wrong and not me. Mam holds the lamp up. 'Sleeves,' she says. Hers are up already.}, {text Something comes for
      the hens. Find out what it is, and what is to be done about it, before it is light: when First Light has lost its last marker it is day, and
      what comes for the hens comes to you. Things and materials of this morning stay in it; what you do and learn is kept for the chapters to come.,
      note}, {text You act in any order. A token on a slot pays for what has the same sign on the ground: an eye looks, mouths talk, a hand does. On
      a walker it pays for a walk; step out where an arrow points, and the next field is laid there. When you have done enough, pass; with the last
      token that happens by itself. Then the row of cards above the ground is read from left to right, like a sentence, and all tokens come back to
      you., note}]}

2. Player 1 is asked: Read aloud: Four. (read, HE-RULING-48)
  can (HE-RULING-48): on:637 "Go on"
  Player 1 answers: on:637 "Go on"
  told: Card 693: First Light. (HE-CARD-06)
  told: Into the row: First Light. (HE-TIME-05)
  told: First Light gains 7 markers: 7 now. (HE-MARK-01)
  told: The Time marker reaches the family. (HE-TIME-02)
  told: Everybody has their tokens back. (HE-TIME-13)
  all see phase 0 -> 2; row[693] new {number 693, title First Light, clause the light comes up a hand, anchors {left blue, right {[0] blue}}, held 1,
      markers 7, fresh}; gap yes -> no; team[0].at -1 -> 4; team[1].at -1 -> 7; cards[693] new {number 693, kind narrative, place 3, title First
      Light, markers 7, box [this card loses 1 marker, and with the last of them this card is turned over], - {steps [{form unmark {ref} {k}, text
      unmark this 1 then flip this, n 1, last [{form flip {ref}, text flip this}]}]}}

3. Player 1 is asked, and may pass: What does the family do? (act, HE-TIME-14)
  can (HE-MOVE-01): move:0:0:1 "Maeve moves: 1 point"; move:0:0:2 "Maeve moves: 2 points"; move:0:0:3 "Maeve moves: 3 points"; move:0:1 "Maeve moves:
      3 points"; move:0:1:1 "Maeve moves: 4 points"; move:0:1:2 "Maeve moves: 5 points"; move:0:2 "Maeve moves: 6 points"; move:0:2:1 "Maeve moves: 7
      points"; move:1:0:1 "Brick moves: 1 point"; move:1:0:2 "Brick moves: 2 points"; move:1:0:3 "Brick moves: 3 points"; move:1:1 "Brick moves: 3
      points"; move:1:1:1 "Brick moves: 4 points"; move:1:1:2 "Brick moves: 5 points"; move:1:2 "Brick moves: 6 points"; move:1:2:1 "Brick moves: 7
      points"
  Player 1 answers: move:0:0:1 "Maeve moves: 1 point"
  all see team[0].sheet.cards[2].centre 0 -> 1; team[0].sheet.tokens 3 -> 2; cards[693].- {steps [{form unmark {ref} {k}, text unmark this 1 then
      flip this, n 1, last [{form flip {ref}, text flip this}]}]}; acting.on no -> yes; acting.points 0 -> 1; ways[-1] new {at 4, from -1}; ways[4]
      new {at 1, points 1, from 4}; ways[4, no. 2] new {at 5, points 1, from 4}; ways[4, no. 3] new {at 3, points 1, from 4}

4. Player 1 is asked: Maeve: 1 point left. Where to? (walk, HE-RULING-15)
  can (HE-MOVE-15): stop:0:4 "Stop here"
  can (HE-MOVE-01): go:0:1 "To the Hen Yard b1"; go:0:5 "To the Hen Yard c2"; go:0:3 "To the Hen Yard a2"
  Player 1 answers: go:0:5 "To the Hen Yard c2"
  told: Maeve goes to the Hen Yard c2. (HE-MOVE-01)
  all see team[0].at 4 -> 5; cards[693].- {steps [{form unmark {ref} {k}, text unmark this 1 then flip this, n 1, last [{form flip {ref}, text flip
      this}]}]}; acting.on yes -> no; acting.points 1 -> 0; ways[-1] gone; ways[4] gone; ways[4, no. 2] gone; ways[4, no. 3] gone

5. Player 1 is asked, and may pass: What does the family do? (act, HE-TIME-14)
  can (HE-MOVE-01): move:0:0:1 "Maeve moves: 1 point"; move:0:0:2 "Maeve moves: 2 points"; move:0:1 "Maeve moves: 3 points"; move:0:1:1 "Maeve moves:
      4 points"; move:0:2 "Maeve moves: 6 points"; move:1:0:1 "Brick moves: 1 point"; move:1:0:2 "Brick moves: 2 points"; move:1:0:3 "Brick moves: 3
      points"; move:1:1 "Brick moves: 3 points"; move:1:1:1 "Brick moves: 4 points"; move:1:1:2 "Brick moves: 5 points"; move:1:2 "Brick moves: 6
      points"; move:1:2:1 "Brick moves: 7 points"
  can (HE-LOOK-01): look:0:5 "Maeve looks at the Hen Yard c2"
  Player 1 answers: look:0:5 "Maeve looks at the Hen Yard c2"
  told: Maeve looks at the Hen Yard c2. (HE-LOOK-01)
  told: Card 741: Prints. (HE-CARD-06)
  all see fields[753].spots[741].used no -> yes; team[0].sheet.cards[0].used 0 -> 1; team[0].sheet.tokens 2 -> 1; cards[693].- {steps [{form unmark
      {ref} {k}, text unmark this 1 then flip this, n 1, last [{form flip {ref}, text flip this}]}]}; cards[741] new {number 741, kind narrative,
      title Prints, taker Maeve, lines [{speaker Brick, text There's frost, and feet in the frost. They come in crooked and go out straight, one in
      front of the other, and going out they're deeper. Two fingers go in. 'Is the edge soft?' says Mam. It's soft. 'Not long, then.'}, {text The row
      has grown by a card. Each of its cards does what stands by its red line, every time it is reached., note}]}

6. Player 1 is asked: Read aloud: Prints. (read, HE-RULING-48)
  can (HE-RULING-48): on:741 "Go on"
  Player 1 answers: on:741 "Go on"
  told: Card 581: Somebody Turns Over. (HE-CARD-06)
  told: Into the row: Somebody Turns Over. (HE-TIME-05)
  told: Somebody Turns Over gains 3 markers: 3 now. (HE-MARK-01)
  all see row[581] new {number 581, title Somebody Turns Over, clause somebody turns over in bed, anchors {left blue, right {[0] blue}}, held 693,
      markers 3, fresh}; cards[693].- {steps [{form unmark {ref} {k}, text unmark this 1 then flip this, n 1, last [{form flip {ref}, text flip
      this}]}]}; cards[581] new {number 581, kind narrative, place 3, title Somebody Turns Over, markers 3, taker Maeve, box [asks a question, asks a
      question, asks a question, this card loses 1 marker, and with the last of them this card is put away for good], - [{text Somebody says: Is it
      cold?, options [{text There's frost. The light's slow. (The light gets a marker.), do [{form mark {ref} {k}, text mark 693(b) 1, card {number
      693, side (b)}, n 1}]}, {text There's a glove in Mam's pocket. (Maeve gains 1 material.), do [{form gain {k} materials to {who}, text gain 1
      materials to Maeve, n 1, who {form {name}, name Maeve}}]}]}, {text Somebody says: Is she big?, options [{text Thin. You can see how she's made.
      (1 damage to the vixen, if she is here.), do [{form wound {n} {k}, text wound 375 1, card {number 375}, n 1}]}, {text As big as a dog, so we
      wait. (The light gets a marker.), do [{form mark {ref} {k}, text mark 693(b) 1, card {number 693, side (b)}, n 1}]}]}, {text Somebody says: Are
      you scared?, options [{text I've got Mam. (Brick heals 1.), do [{form heal {k} of {who}, text heal 1 of Brick, n 1, who {form {name}, name
      Brick}}]}, {text I've got boots. (Brick moves up to 3 squares.), do [{form move {who} {k}, text move Brick 3, n 3, who {form {name}, name
      Brick}}]}]}], - {steps [{form question, if [[{form markers on {ref} {k}, text markers on this 3, n 3}]], question {text Somebody says: Is it
      cold?, options [{text There's frost. The light's slow. (The light gets a marker.), do [{form mark {ref} {k}, text mark 693(b) 1, card {number
      693, side (b)}, n 1}]}, {text There's a glove in Mam's pocket. (Maeve gains 1 material.), do [{form gain {k} materials to {who}, text gain 1
      materials to Maeve, n 1, who {form {name}, name Maeve}}]}]}}, {form question, if [[{form markers on {ref} {k}, text markers on this 2, n 2}]],
      question {text Somebody says: Is she big?, options [{text Thin. You can see how she's made. (1 damage to the vixen, if she is here.), do [{form
      wound {n} {k}, text wound 375 1, card {number 375}, n 1}]}, {text As big as a dog, so we wait. (The light gets a marker.), do [{form mark {ref}
      {k}, text mark 693(b) 1, card {number 693, side (b)}, n 1}]}]}}, {form question, if [[{form markers on {ref} {k}, text markers on this 1, n
      1}]], question {text Somebody says: Are you scared?, options [{text I've got Mam. (Brick heals 1.), do [{form heal {k} of {who}, text heal 1 of
      Brick, n 1, who {form {name}, name Brick}}]}, {text I've got boots. (Brick moves up to 3 squares.), do [{form move {who} {k}, text move Brick
      3, n 3, who {form {name}, name Brick}}]}]}}, {form unmark {ref} {k}, text unmark this 1 then burn this, n 1, last [{form burn {ref}, text burn
      this}]}]}}

7. Player 1 is asked, and may pass: What does the family do? (act, HE-TIME-14)
  can (HE-MOVE-01): move:0:0:1 "Maeve moves: 1 point"; move:0:1 "Maeve moves: 3 points"; move:1:0:1 "Brick moves: 1 point"; move:1:0:2 "Brick moves:
      2 points"; move:1:0:3 "Brick moves: 3 points"; move:1:1 "Brick moves: 3 points"; move:1:1:1 "Brick moves: 4 points"; move:1:1:2 "Brick moves: 5
      points"; move:1:2 "Brick moves: 6 points"; move:1:2:1 "Brick moves: 7 points"
  can't, that card has been seen (HE-RULING-26): look:0:5 "Maeve looks at the Hen Yard c2"
  Player 1 answers: move:0:0:1 "Maeve moves: 1 point"
  all see team[0].sheet.cards[2].centre 1 -> 2; team[0].sheet.tokens 1 -> 0; cards[693].- {steps [{form unmark {ref} {k}, text unmark this 1 then
      flip this, n 1, last [{form flip {ref}, text flip this}]}]}; cards[581].- {steps [{form question, if [[{form markers on {ref} {k}, text markers
      on this 3, n 3}]], question {text Somebody says: Is it cold?, options [{text There's frost. The light's slow. (The light gets a marker.), do
      [{form mark {ref} {k}, text mark 693(b) 1, card {number 693, side (b)}, n 1}]}, {text There's a glove in Mam's pocket. (Maeve gains 1
      material.), do [{form gain {k} materials to {who}, text gain 1 materials to Maeve, n 1, who {form {name}, name Maeve}}]}]}}, {form question, if
      [[{form markers on {ref} {k}, text markers on this 2, n 2}]], question {text Somebody says: Is she big?, options [{text Thin. You can see how
      she's made. (1 damage to the vixen, if she is here.), do [{form wound {n} {k}, text wound 375 1, card {number 375}, n 1}]}, {text As big as a
      dog, so we wait. (The light gets a marker.), do [{form mark {ref} {k}, text mark 693(b) 1, card {number 693, side (b)}, n 1}]}]}}, {form
      question, if [[{form markers on {ref} {k}, text markers on this 1, n 1}]], question {text Somebody says: Are you scared?, options [{text I've
      got Mam. (Brick heals 1.), do [{form heal {k} of {who}, text heal 1 of Brick, n 1, who {form {name}, name Brick}}]}, {text I've got boots.
      (Brick moves up to 3 squares.), do [{form move {who} {k}, text move Brick 3, n 3, who {form {name}, name Brick}}]}]}}, {form unmark {ref} {k},
      text unmark this 1 then burn this, n 1, last [{form burn {ref}, text burn this}]}]}; acting.on no -> yes; acting.points 0 -> 1; ways[-1] new
      {at 5, from -1}; ways[5] new {at 2, points 1, from 5}; ways[5, no. 2] new {at 8, points 1, from 5}; ways[5, no. 3] new {at 4, points 1, from
      5}; outs[0] new {at 5, side east, points 1}

8. Player 1 is asked: Maeve: 1 point left. Where to? (walk, HE-RULING-15)
  can (HE-MOVE-15): stop:0:5 "Stop here"
  can (HE-MOVE-01): go:0:2 "To the Hen Yard c1"; go:0:8 "To the Hen Yard c3"; go:0:4 "To the Hen Yard b2"
  can (HE-EXPLORE-01): explore:0:5:1 "From the Hen Yard c2 out to the east"
  Player 1 answers: explore:0:5:1 "From the Hen Yard c2 out to the east"
  told: Maeve leaves the Hen Yard c2 for new ground. (HE-EXPLORE-01)
  told: New ground: Pell's Fence. (HE-EXPLORE-05)
  told: Found on Pell's Fence a3: 1 material. (HE-FIELD-07)
  all see board.fields[835] new {face {number 835, lines {[0] {[0] 8}, [1] {[0] 8}, [2] {[0] 1, [1] 1, [3] 1}, [5] {[1] 1, [3] 2}, [6] {[2] 1}, [7]
      {[2] 1}, [8] {[1] 1, [2] 1, [3] 1}}, exits {[0] 317, [3] 753}}, i 1}; fields[835] new {number 835, title Pell's Fence, spots [{at 14, icon
      talk, number 154}], cubes [{at 15, n 1}]}; team[0].at 5 -> 12; cards[693].- {steps [{form unmark {ref} {k}, text unmark this 1 then flip this,
      n 1, last [{form flip {ref}, text flip this}]}]}; cards[581].- {steps [{form question, if [[{form markers on {ref} {k}, text markers on this 3,
      n 3}]], question {text Somebody says: Is it cold?, options [{text There's frost. The light's slow. (The light gets a marker.), do [{form mark
      {ref} {k}, text mark 693(b) 1, card {number 693, side (b)}, n 1}]}, {text There's a glove in Mam's pocket. (Maeve gains 1 material.), do [{form
      gain {k} materials to {who}, text gain 1 materials to Maeve, n 1, who {form {name}, name Maeve}}]}]}}, {form question, if [[{form markers on
      {ref} {k}, text markers on this 2, n 2}]], question {text Somebody says: Is she big?, options [{text Thin. You can see how she's made. (1
      damage to the vixen, if she is here.), do [{form wound {n} {k}, text wound 375 1, card {number 375}, n 1}]}, {text As big as a dog, so we wait.
      (The light gets a marker.), do [{form mark {ref} {k}, text mark 693(b) 1, card {number 693, side (b)}, n 1}]}]}}, {form question, if [[{form
      markers on {ref} {k}, text markers on this 1, n 1}]], question {text Somebody says: Are you scared?, options [{text I've got Mam. (Brick heals
      1.), do [{form heal {k} of {who}, text heal 1 of Brick, n 1, who {form {name}, name Brick}}]}, {text I've got boots. (Brick moves up to 3
      squares.), do [{form move {who} {k}, text move Brick 3, n 3, who {form {name}, name Brick}}]}]}}, {form unmark {ref} {k}, text unmark this 1
      then burn this, n 1, last [{form burn {ref}, text burn this}]}]}; cards[835] new {number 835, kind map, place 1, title Pell's Fence}; acting.on
      yes -> no; acting.points 1 -> 0; ways[-1] gone; ways[5] gone; ways[5, no. 2] gone; ways[5, no. 3] gone; outs[0] gone

9. Player 1 is asked, and may pass: What does the family do? (act, HE-TIME-14)
  can (HE-MOVE-01): move:1:0:1 "Brick moves: 1 point"; move:1:0:2 "Brick moves: 2 points"; move:1:0:3 "Brick moves: 3 points"; move:1:1 "Brick moves:
      3 points"; move:1:1:1 "Brick moves: 4 points"; move:1:1:2 "Brick moves: 5 points"; move:1:2 "Brick moves: 6 points"; move:1:2:1 "Brick moves: 7
      points"
  Player 1 answers: move:1:0:1 "Brick moves: 1 point"
  all see team[1].sheet.cards[2].centre 0 -> 1; team[1].sheet.tokens 3 -> 2; cards[693].- {steps [{form unmark {ref} {k}, text unmark this 1 then
      flip this, n 1, last [{form flip {ref}, text flip this}]}]}; cards[581].- {steps [{form question, if [[{form markers on {ref} {k}, text markers
      on this 3, n 3}]], question {text Somebody says: Is it cold?, options [{text There's frost. The light's slow. (The light gets a marker.), do
      [{form mark {ref} {k}, text mark 693(b) 1, card {number 693, side (b)}, n 1}]}, {text There's a glove in Mam's pocket. (Maeve gains 1
      material.), do [{form gain {k} materials to {who}, text gain 1 materials to Maeve, n 1, who {form {name}, name Maeve}}]}]}}, {form question, if
      [[{form markers on {ref} {k}, text markers on this 2, n 2}]], question {text Somebody says: Is she big?, options [{text Thin. You can see how
      she's made. (1 damage to the vixen, if she is here.), do [{form wound {n} {k}, text wound 375 1, card {number 375}, n 1}]}, {text As big as a
      dog, so we wait. (The light gets a marker.), do [{form mark {ref} {k}, text mark 693(b) 1, card {number 693, side (b)}, n 1}]}]}}, {form
      question, if [[{form markers on {ref} {k}, text markers on this 1, n 1}]], question {text Somebody says: Are you scared?, options [{text I've
      got Mam. (Brick heals 1.), do [{form heal {k} of {who}, text heal 1 of Brick, n 1, who {form {name}, name Brick}}]}, {text I've got boots.
      (Brick moves up to 3 squares.), do [{form move {who} {k}, text move Brick 3, n 3, who {form {name}, name Brick}}]}]}}, {form unmark {ref} {k},
      text unmark this 1 then burn this, n 1, last [{form burn {ref}, text burn this}]}]}; acting.on no -> yes; acting.member 0 -> 1; acting.points 0
      -> 1; ways[-1] new {at 7, from -1}; ways[7] new {at 4, points 1, from 7}; ways[7, no. 2] new {at 8, points 1, from 7}; ways[7, no. 3] new {at
      6, points 1, from 7}

10. Player 1 is asked: Brick: 1 point left. Where to? (walk, HE-RULING-15)
  can (HE-MOVE-15): stop:1:7 "Stop here"
  can (HE-MOVE-01): go:1:4 "To the Hen Yard b2"; go:1:8 "To the Hen Yard c3"; go:1:6 "To the Hen Yard a3"
  Player 1 answers: go:1:6 "To the Hen Yard a3"
  told: Brick goes to the Hen Yard a3. (HE-MOVE-01)
  all see team[1].at 7 -> 6; cards[693].- {steps [{form unmark {ref} {k}, text unmark this 1 then flip this, n 1, last [{form flip {ref}, text flip
      this}]}]}; cards[581].- {steps [{form question, if [[{form markers on {ref} {k}, text markers on this 3, n 3}]], question {text Somebody says:
      Is it cold?, options [{text There's frost. The light's slow. (The light gets a marker.), do [{form mark {ref} {k}, text mark 693(b) 1, card
      {number 693, side (b)}, n 1}]}, {text There's a glove in Mam's pocket. (Maeve gains 1 material.), do [{form gain {k} materials to {who}, text
      gain 1 materials to Maeve, n 1, who {form {name}, name Maeve}}]}]}}, {form question, if [[{form markers on {ref} {k}, text markers on this 2, n
      2}]], question {text Somebody says: Is she big?, options [{text Thin. You can see how she's made. (1 damage to the vixen, if she is here.), do
      [{form wound {n} {k}, text wound 375 1, card {number 375}, n 1}]}, {text As big as a dog, so we wait. (The light gets a marker.), do [{form
      mark {ref} {k}, text mark 693(b) 1, card {number 693, side (b)}, n 1}]}]}}, {form question, if [[{form markers on {ref} {k}, text markers on
      this 1, n 1}]], question {text Somebody says: Are you scared?, options [{text I've got Mam. (Brick heals 1.), do [{form heal {k} of {who}, text
      heal 1 of Brick, n 1, who {form {name}, name Brick}}]}, {text I've got boots. (Brick moves up to 3 squares.), do [{form move {who} {k}, text
      move Brick 3, n 3, who {form {name}, name Brick}}]}]}}, {form unmark {ref} {k}, text unmark this 1 then burn this, n 1, last [{form burn {ref},
      text burn this}]}]}; acting.on yes -> no; acting.member 1 -> 0; acting.points 1 -> 0; ways[-1] gone; ways[7] gone; ways[7, no. 2] gone; ways[7,
      no. 3] gone

11. Player 1 is asked, and may pass: What does the family do? (act, HE-TIME-14)
  can (HE-MOVE-01): move:1:0:1 "Brick moves: 1 point"; move:1:0:2 "Brick moves: 2 points"; move:1:1 "Brick moves: 3 points"; move:1:1:1 "Brick moves:
      4 points"; move:1:2 "Brick moves: 6 points"
  can (HE-INTERACT-01): interact:1:6 "Brick lends a hand at the Hen Yard a3"
  Player 1 answers: interact:1:6 "Brick lends a hand at the Hen Yard a3"
  told: Brick lends a hand at the Hen Yard a3. (HE-INTERACT-01)
  told: Card 701: The Hen-house. (HE-CARD-06)
  all see fields[753].spots[701].used no -> yes; team[1].sheet.cards[1].used 0 -> 1; team[1].sheet.tokens 2 -> 1; cards[693].- {steps [{form unmark
      {ref} {k}, text unmark this 1 then flip this, n 1, last [{form flip {ref}, text flip this}]}]}; cards[581].- {steps [{form question, if [[{form
      markers on {ref} {k}, text markers on this 3, n 3}]], question {text Somebody says: Is it cold?, options [{text There's frost. The light's
      slow. (The light gets a marker.), do [{form mark {ref} {k}, text mark 693(b) 1, card {number 693, side (b)}, n 1}]}, {text There's a glove in
      Mam's pocket. (Maeve gains 1 material.), do [{form gain {k} materials to {who}, text gain 1 materials to Maeve, n 1, who {form {name}, name
      Maeve}}]}]}}, {form question, if [[{form markers on {ref} {k}, text markers on this 2, n 2}]], question {text Somebody says: Is she big?,
      options [{text Thin. You can see how she's made. (1 damage to the vixen, if she is here.), do [{form wound {n} {k}, text wound 375 1, card
      {number 375}, n 1}]}, {text As big as a dog, so we wait. (The light gets a marker.), do [{form mark {ref} {k}, text mark 693(b) 1, card {number
      693, side (b)}, n 1}]}]}}, {form question, if [[{form markers on {ref} {k}, text markers on this 1, n 1}]], question {text Somebody says: Are
      you scared?, options [{text I've got Mam. (Brick heals 1.), do [{form heal {k} of {who}, text heal 1 of Brick, n 1, who {form {name}, name
      Brick}}]}, {text I've got boots. (Brick moves up to 3 squares.), do [{form move {who} {k}, text move Brick 3, n 3, who {form {name}, name
      Brick}}]}]}}, {form unmark {ref} {k}, text unmark this 1 then burn this, n 1, last [{form burn {ref}, text burn this}]}]}; cards[701] new
      {number 701, kind narrative, title The Hen-house, taker Brick, lines [{speaker Brick, text It's warm in there, where they sit. There's an egg,
      and the egg is warmer than a hand is. And up on the beam, as flat as a hat, is the Bishop, the last of the five. She looks down as if it's one
      of us.}, {text What an action finds, the one who acted may keep. Things in bags go to the right of the body, things worn to the left., note}]}

12. Player 1 is asked: Read aloud: The Hen-house. (read, HE-RULING-48)
  can (HE-RULING-48): on:701 "Go on"
  Player 1 answers: on:701 "Go on"
  told: Card 488: Egg. (HE-CARD-06)
  told: Brick has the Egg. (HE-ITEM-01)
  told: Card 748: The Bishop. (HE-CARD-06)
  all see team[1].sheet.items[488].number 488; team[1].sheet.items[488].card.slots[0].icons 4; team[1].sheet.items[488].card.slots[0].direct yes;
      team[1].sheet.items[488].card.count 1; team[1].sheet.items[0, no. 8] gone; team[1].titles -  + Egg; cards[693].- {steps [{form unmark {ref}
      {k}, text unmark this 1 then flip this, n 1, last [{form flip {ref}, text flip this}]}]}; cards[581].- {steps [{form question, if [[{form
      markers on {ref} {k}, text markers on this 3, n 3}]], question {text Somebody says: Is it cold?, options [{text There's frost. The light's
      slow. (The light gets a marker.), do [{form mark {ref} {k}, text mark 693(b) 1, card {number 693, side (b)}, n 1}]}, {text There's a glove in
      Mam's pocket. (Maeve gains 1 material.), do [{form gain {k} materials to {who}, text gain 1 materials to Maeve, n 1, who {form {name}, name
      Maeve}}]}]}}, {form question, if [[{form markers on {ref} {k}, text markers on this 2, n 2}]], question {text Somebody says: Is she big?,
      options [{text Thin. You can see how she's made. (1 damage to the vixen, if she is here.), do [{form wound {n} {k}, text wound 375 1, card
      {number 375}, n 1}]}, {text As big as a dog, so we wait. (The light gets a marker.), do [{form mark {ref} {k}, text mark 693(b) 1, card {number
      693, side (b)}, n 1}]}]}}, {form question, if [[{form markers on {ref} {k}, text markers on this 1, n 1}]], question {text Somebody says: Are
      you scared?, options [{text I've got Mam. (Brick heals 1.), do [{form heal {k} of {who}, text heal 1 of Brick, n 1, who {form {name}, name
      Brick}}]}, {text I've got boots. (Brick moves up to 3 squares.), do [{form move {who} {k}, text move Brick 3, n 3, who {form {name}, name
      Brick}}]}]}}, {form unmark {ref} {k}, text unmark this 1 then burn this, n 1, last [{form burn {ref}, text burn this}]}]}; cards[488] new
      {number 488, kind item, place 4, title Egg, taker Brick, item {place bag, text Still warm. It fits whatever hand it's in., slots [{icons
      [interact], do [{form heal {k} of {who}, text heal 1 of actor, n 1, who {form actor}}], single}]}, does [For a token, whoever acts heals 1
      damage; then it is used up.]}; cards[748] new {number 748, kind narrative, title The Bishop, taker Brick, lines [{speaker Brick, text She's the
      black one. She comes down when nobody looks, that's how she does it. She goes wide round everything with her feet up, and she doesn't cross
      where the prints are.}, {text You can talk to whoever stands next to you, corners included., note}], box [goes 2 away from the nearest of the
      family], person {name The Bishop, life 1, - [{form take {n}, text take 145, card {number 145}}]}}

13. Player 1 is asked: Read aloud: The Bishop. (read, HE-RULING-48)
  can (HE-RULING-48): on:748 "Go on"
  Player 1 answers: on:748 "Go on"
  told: Into the row: the Bishop. (HE-TIME-05)
  told: The Bishop stands on the Hen Yard c3. (HE-NPC-01)
  all see row[748] new {number 748, title The Bishop, clause the Bishop keeps off, anchors {left green, right {[0] green}}, held 1, person, fresh};
      figures[748] new {card 748, name The Bishop, at 8, life 1, talks}; cards[693].- {steps [{form unmark {ref} {k}, text unmark this 1 then flip
      this, n 1, last [{form flip {ref}, text flip this}]}]}; cards[581].- {steps [{form question, if [[{form markers on {ref} {k}, text markers on
      this 3, n 3}]], question {text Somebody says: Is it cold?, options [{text There's frost. The light's slow. (The light gets a marker.), do
      [{form mark {ref} {k}, text mark 693(b) 1, card {number 693, side (b)}, n 1}]}, {text There's a glove in Mam's pocket. (Maeve gains 1
      material.), do [{form gain {k} materials to {who}, text gain 1 materials to Maeve, n 1, who {form {name}, name Maeve}}]}]}}, {form question, if
      [[{form markers on {ref} {k}, text markers on this 2, n 2}]], question {text Somebody says: Is she big?, options [{text Thin. You can see how
      she's made. (1 damage to the vixen, if she is here.), do [{form wound {n} {k}, text wound 375 1, card {number 375}, n 1}]}, {text As big as a
      dog, so we wait. (The light gets a marker.), do [{form mark {ref} {k}, text mark 693(b) 1, card {number 693, side (b)}, n 1}]}]}}, {form
      question, if [[{form markers on {ref} {k}, text markers on this 1, n 1}]], question {text Somebody says: Are you scared?, options [{text I've
      got Mam. (Brick heals 1.), do [{form heal {k} of {who}, text heal 1 of Brick, n 1, who {form {name}, name Brick}}]}, {text I've got boots.
      (Brick moves up to 3 squares.), do [{form move {who} {k}, text move Brick 3, n 3, who {form {name}, name Brick}}]}]}}, {form unmark {ref} {k},
      text unmark this 1 then burn this, n 1, last [{form burn {ref}, text burn this}]}]}; cards[748].place 0 -> 3

14. Player 1 is asked, and may pass: What does the family do? (act, HE-TIME-14)
  can (HE-MOVE-01): move:1:0:1 "Brick moves: 1 point"; move:1:1 "Brick moves: 3 points"
  can (HE-RULING-96): rummage:1:6 "Brick takes or drops things"
  can't, that card has been seen (HE-RULING-26): interact:1:6 "Brick lends a hand at the Hen Yard a3"
  Player 1 answers: move:1:1 "Brick moves: 3 points"
  all see team[1].sheet.cards[2].used 0 -> 1; team[1].sheet.tokens 1 -> 0; cards[693].- {steps [{form unmark {ref} {k}, text unmark this 1 then flip
      this, n 1, last [{form flip {ref}, text flip this}]}]}; cards[581].- {steps [{form question, if [[{form markers on {ref} {k}, text markers on
      this 3, n 3}]], question {text Somebody says: Is it cold?, options [{text There's frost. The light's slow. (The light gets a marker.), do
      [{form mark {ref} {k}, text mark 693(b) 1, card {number 693, side (b)}, n 1}]}, {text There's a glove in Mam's pocket. (Maeve gains 1
      material.), do [{form gain {k} materials to {who}, text gain 1 materials to Maeve, n 1, who {form {name}, name Maeve}}]}]}}, {form question, if
      [[{form markers on {ref} {k}, text markers on this 2, n 2}]], question {text Somebody says: Is she big?, options [{text Thin. You can see how
      she's made. (1 damage to the vixen, if she is here.), do [{form wound {n} {k}, text wound 375 1, card {number 375}, n 1}]}, {text As big as a
      dog, so we wait. (The light gets a marker.), do [{form mark {ref} {k}, text mark 693(b) 1, card {number 693, side (b)}, n 1}]}]}}, {form
      question, if [[{form markers on {ref} {k}, text markers on this 1, n 1}]], question {text Somebody says: Are you scared?, options [{text I've
      got Mam. (Brick heals 1.), do [{form heal {k} of {who}, text heal 1 of Brick, n 1, who {form {name}, name Brick}}]}, {text I've got boots.
      (Brick moves up to 3 squares.), do [{form move {who} {k}, text move Brick 3, n 3, who {form {name}, name Brick}}]}]}}, {form unmark {ref} {k},
      text unmark this 1 then burn this, n 1, last [{form burn {ref}, text burn this}]}]}; acting.on no -> yes; acting.member 0 -> 1; acting.points 0
      -> 3; ways[-1] new {at 6, from -1}; ways[6] new {at 7, points 1, from 6}; ways[7] new {at 4, points 2, from 7}; ways[7, no. 2] new {at 8,
      points 2, from 7}; ways[4] new {at 1, points 3, from 4}; ways[4, no. 2] new {at 5, points 3, from 4}; ways[4, no. 3] new {at 3, points 3, from
      4}; ways[8] new {at 15, points 3, from 8}

15. Player 1 is asked: Brick: 3 points left. Where to? (walk, HE-RULING-15)
  can (HE-MOVE-15): stop:1:6 "Stop here"
  can (HE-MOVE-01): go:1:7 "To the Hen Yard b3"; go:1:4 "To the Hen Yard b2"; go:1:1 "To the Hen Yard b1"; go:1:5 "To the Hen Yard c2"; go:1:3 "To
      the Hen Yard a2"; go:1:15 "To Pell's Fence a3"
  Player 1 answers: go:1:7 "To the Hen Yard b3"
  told: Brick goes to the Hen Yard b3. (HE-MOVE-01)
  all see team[1].at 6 -> 7; cards[693].- {steps [{form unmark {ref} {k}, text unmark this 1 then flip this, n 1, last [{form flip {ref}, text flip
      this}]}]}; cards[581].- {steps [{form question, if [[{form markers on {ref} {k}, text markers on this 3, n 3}]], question {text Somebody says:
      Is it cold?, options [{text There's frost. The light's slow. (The light gets a marker.), do [{form mark {ref} {k}, text mark 693(b) 1, card
      {number 693, side (b)}, n 1}]}, {text There's a glove in Mam's pocket. (Maeve gains 1 material.), do [{form gain {k} materials to {who}, text
      gain 1 materials to Maeve, n 1, who {form {name}, name Maeve}}]}]}}, {form question, if [[{form markers on {ref} {k}, text markers on this 2, n
      2}]], question {text Somebody says: Is she big?, options [{text Thin. You can see how she's made. (1 damage to the vixen, if she is here.), do
      [{form wound {n} {k}, text wound 375 1, card {number 375}, n 1}]}, {text As big as a dog, so we wait. (The light gets a marker.), do [{form
      mark {ref} {k}, text mark 693(b) 1, card {number 693, side (b)}, n 1}]}]}}, {form question, if [[{form markers on {ref} {k}, text markers on
      this 1, n 1}]], question {text Somebody says: Are you scared?, options [{text I've got Mam. (Brick heals 1.), do [{form heal {k} of {who}, text
      heal 1 of Brick, n 1, who {form {name}, name Brick}}]}, {text I've got boots. (Brick moves up to 3 squares.), do [{form move {who} {k}, text
      move Brick 3, n 3, who {form {name}, name Brick}}]}]}}, {form unmark {ref} {k}, text unmark this 1 then burn this, n 1, last [{form burn {ref},
      text burn this}]}]}; acting.points 3 -> 2; ways[-1].at 6 -> 7; ways[7].points 2 -> 1; ways[7, no. 2].points 2 -> 1; ways[7, no. 3] new {at 6,
      points 1, from 7}; ways[4].points 3 -> 2; ways[4, no. 2].points 3 -> 2; ways[4, no. 3].points 3 -> 2; ways[8].points 3 -> 2; ways[6] gone

16. Player 1 is asked: Brick: 2 points left. Where to? (walk, HE-RULING-15)
  can (HE-MOVE-15): stop:1:7 "Stop here"
  can (HE-MOVE-01): go:1:4 "To the Hen Yard b2"; go:1:6 "To the Hen Yard a3"; go:1:1 "To the Hen Yard b1"; go:1:5 "To the Hen Yard c2"; go:1:3 "To
      the Hen Yard a2"; go:1:15 "To Pell's Fence a3"
  Player 1 answers: go:1:4 "To the Hen Yard b2"
  told: Brick goes to the Hen Yard b2. (HE-MOVE-01)
  all see team[1].at 7 -> 4; cards[693].- {steps [{form unmark {ref} {k}, text unmark this 1 then flip this, n 1, last [{form flip {ref}, text flip
      this}]}]}; cards[581].- {steps [{form question, if [[{form markers on {ref} {k}, text markers on this 3, n 3}]], question {text Somebody says:
      Is it cold?, options [{text There's frost. The light's slow. (The light gets a marker.), do [{form mark {ref} {k}, text mark 693(b) 1, card
      {number 693, side (b)}, n 1}]}, {text There's a glove in Mam's pocket. (Maeve gains 1 material.), do [{form gain {k} materials to {who}, text
      gain 1 materials to Maeve, n 1, who {form {name}, name Maeve}}]}]}}, {form question, if [[{form markers on {ref} {k}, text markers on this 2, n
      2}]], question {text Somebody says: Is she big?, options [{text Thin. You can see how she's made. (1 damage to the vixen, if she is here.), do
      [{form wound {n} {k}, text wound 375 1, card {number 375}, n 1}]}, {text As big as a dog, so we wait. (The light gets a marker.), do [{form
      mark {ref} {k}, text mark 693(b) 1, card {number 693, side (b)}, n 1}]}]}}, {form question, if [[{form markers on {ref} {k}, text markers on
      this 1, n 1}]], question {text Somebody says: Are you scared?, options [{text I've got Mam. (Brick heals 1.), do [{form heal {k} of {who}, text
      heal 1 of Brick, n 1, who {form {name}, name Brick}}]}, {text I've got boots. (Brick moves up to 3 squares.), do [{form move {who} {k}, text
      move Brick 3, n 3, who {form {name}, name Brick}}]}]}}, {form unmark {ref} {k}, text unmark this 1 then burn this, n 1, last [{form burn {ref},
      text burn this}]}]}; acting.points 2 -> 1; ways[-1].at 7 -> 4; ways[4].points 2 -> 1; ways[4, no. 2].points 2 -> 1; ways[4, no. 3].at 3 -> 7;
      ways[4, no. 3].points 2 -> 1; ways[4, no. 4] new {at 3, points 1, from 4}; ways[7] gone; ways[7, no. 2] gone; ways[7, no. 3] gone; ways[8] gone

17. Player 1 is asked: Brick: 1 point left. Where to? (walk, HE-RULING-15)
  can (HE-MOVE-15): stop:1:4 "Stop here"
  can (HE-MOVE-01): go:1:1 "To the Hen Yard b1"; go:1:5 "To the Hen Yard c2"; go:1:7 "To the Hen Yard b3"; go:1:3 "To the Hen Yard a2"
  Player 1 answers: go:1:1 "To the Hen Yard b1"
  told: Brick goes to the Hen Yard b1. (HE-MOVE-01)
  told: The family has done enough. (HE-TIME-15)
  all see phase 2 -> 1; row[748].fresh yes -> no; at 0 -> 1; team[1].at 4 -> 1; cards[693].- {steps [{form unmark {ref} {k}, text unmark this 1 then
      flip this, n 1, last [{form flip {ref}, text flip this}]}]}; cards[581].- {steps [{form question, if [[{form markers on {ref} {k}, text markers
      on this 3, n 3}]], question {text Somebody says: Is it cold?, options [{text There's frost. The light's slow. (The light gets a marker.), do
      [{form mark {ref} {k}, text mark 693(b) 1, card {number 693, side (b)}, n 1}]}, {text There's a glove in Mam's pocket. (Maeve gains 1
      material.), do [{form gain {k} materials to {who}, text gain 1 materials to Maeve, n 1, who {form {name}, name Maeve}}]}]}}, {form question, if
      [[{form markers on {ref} {k}, text markers on this 2, n 2}]], question {text Somebody says: Is she big?, options [{text Thin. You can see how
      she's made. (1 damage to the vixen, if she is here.), do [{form wound {n} {k}, text wound 375 1, card {number 375}, n 1}]}, {text As big as a
      dog, so we wait. (The light gets a marker.), do [{form mark {ref} {k}, text mark 693(b) 1, card {number 693, side (b)}, n 1}]}]}}, {form
      question, if [[{form markers on {ref} {k}, text markers on this 1, n 1}]], question {text Somebody says: Are you scared?, options [{text I've
      got Mam. (Brick heals 1.), do [{form heal {k} of {who}, text heal 1 of Brick, n 1, who {form {name}, name Brick}}]}, {text I've got boots.
      (Brick moves up to 3 squares.), do [{form move {who} {k}, text move Brick 3, n 3, who {form {name}, name Brick}}]}]}}, {form unmark {ref} {k},
      text unmark this 1 then burn this, n 1, last [{form burn {ref}, text burn this}]}]}; acting.on yes -> no; acting.member 1 -> 0; acting.points 1
      -> 0; ways[-1] gone; ways[4] gone; ways[4, no. 2] gone; ways[4, no. 3] gone; ways[4, no. 4] gone

18. Player 1 is asked: Next in the row: the Bishop. (card, HE-TIME-02)
  can (HE-RULING-48): on:748 "Go on"
  Player 1 answers: on:748 "Go on"
  told: The Time marker reaches the Bishop. (HE-TIME-02)
  told: The Bishop goes to the Hen Yard a3. (HE-AI-05)
  all see row[693].fresh yes -> no; at 1 -> 2; figures[748].at 8 -> 6; cards[693].- {steps [{form unmark {ref} {k}, text unmark this 1 then flip
      this, n 1, last [{form flip {ref}, text flip this}]}]}; cards[581].- {steps [{form question, if [[{form markers on {ref} {k}, text markers on
      this 3, n 3}]], question {text Somebody says: Is it cold?, options [{text There's frost. The light's slow. (The light gets a marker.), do
      [{form mark {ref} {k}, text mark 693(b) 1, card {number 693, side (b)}, n 1}]}, {text There's a glove in Mam's pocket. (Maeve gains 1
      material.), do [{form gain {k} materials to {who}, text gain 1 materials to Maeve, n 1, who {form {name}, name Maeve}}]}]}}, {form question, if
      [[{form markers on {ref} {k}, text markers on this 2, n 2}]], question {text Somebody says: Is she big?, options [{text Thin. You can see how
      she's made. (1 damage to the vixen, if she is here.), do [{form wound {n} {k}, text wound 375 1, card {number 375}, n 1}]}, {text As big as a
      dog, so we wait. (The light gets a marker.), do [{form mark {ref} {k}, text mark 693(b) 1, card {number 693, side (b)}, n 1}]}]}}, {form
      question, if [[{form markers on {ref} {k}, text markers on this 1, n 1}]], question {text Somebody says: Are you scared?, options [{text I've
      got Mam. (Brick heals 1.), do [{form heal {k} of {who}, text heal 1 of Brick, n 1, who {form {name}, name Brick}}]}, {text I've got boots.
      (Brick moves up to 3 squares.), do [{form move {who} {k}, text move Brick 3, n 3, who {form {name}, name Brick}}]}]}}, {form unmark {ref} {k},
      text unmark this 1 then burn this, n 1, last [{form burn {ref}, text burn this}]}]}

19. Player 1 is asked: Next in the row: First Light. (card, HE-TIME-02)
  can (HE-RULING-48): on:693 "Go on"
  Player 1 answers: on:693 "Go on"
  told: The Time marker reaches First Light. (HE-TIME-02)
  told: First Light loses 1 marker: 6 left. (HE-MARK-02)
  all see row[693].markers 7 -> 6; row[581].fresh yes -> no; at 2 -> 3; cards[693].markers 7 -> 6; cards[693].- {steps [{form unmark {ref} {k}, text
      unmark this 1 then flip this, n 1, last [{form flip {ref}, text flip this}]}]}; cards[581].- {steps [{form question, if [[{form markers on
      {ref} {k}, text markers on this 3, n 3}]], question {text Somebody says: Is it cold?, options [{text There's frost. The light's slow. (The
      light gets a marker.), do [{form mark {ref} {k}, text mark 693(b) 1, card {number 693, side (b)}, n 1}]}, {text There's a glove in Mam's
      pocket. (Maeve gains 1 material.), do [{form gain {k} materials to {who}, text gain 1 materials to Maeve, n 1, who {form {name}, name
      Maeve}}]}]}}, {form question, if [[{form markers on {ref} {k}, text markers on this 2, n 2}]], question {text Somebody says: Is she big?,
      options [{text Thin. You can see how she's made. (1 damage to the vixen, if she is here.), do [{form wound {n} {k}, text wound 375 1, card
      {number 375}, n 1}]}, {text As big as a dog, so we wait. (The light gets a marker.), do [{form mark {ref} {k}, text mark 693(b) 1, card {number
      693, side (b)}, n 1}]}]}}, {form question, if [[{form markers on {ref} {k}, text markers on this 1, n 1}]], question {text Somebody says: Are
      you scared?, options [{text I've got Mam. (Brick heals 1.), do [{form heal {k} of {who}, text heal 1 of Brick, n 1, who {form {name}, name
      Brick}}]}, {text I've got boots. (Brick moves up to 3 squares.), do [{form move {who} {k}, text move Brick 3, n 3, who {form {name}, name
      Brick}}]}]}}, {form unmark {ref} {k}, text unmark this 1 then burn this, n 1, last [{form burn {ref}, text burn this}]}]}

20. Player 1 is asked: Next in the row: Somebody Turns Over. (card, HE-TIME-02)
  can (HE-RULING-48): on:581 "Go on"
  Player 1 answers: on:581 "Go on"
  told: The Time marker reaches Somebody Turns Over. (HE-TIME-02)
  all see cards[693].- {steps [{form unmark {ref} {k}, text unmark this 1 then flip this, n 1, last [{form flip {ref}, text flip this}]}]};
      cards[581].- {steps [{form question, if [[{form markers on {ref} {k}, text markers on this 3, n 3}]], question {text Somebody says: Is it
      cold?, options [{text There's frost. The light's slow. (The light gets a marker.), do [{form mark {ref} {k}, text mark 693(b) 1, card {number
      693, side (b)}, n 1}]}, {text There's a glove in Mam's pocket. (Maeve gains 1 material.), do [{form gain {k} materials to {who}, text gain 1
      materials to Maeve, n 1, who {form {name}, name Maeve}}]}]}}, {form question, if [[{form markers on {ref} {k}, text markers on this 2, n 2}]],
      question {text Somebody says: Is she big?, options [{text Thin. You can see how she's made. (1 damage to the vixen, if she is here.), do [{form
      wound {n} {k}, text wound 375 1, card {number 375}, n 1}]}, {text As big as a dog, so we wait. (The light gets a marker.), do [{form mark {ref}
      {k}, text mark 693(b) 1, card {number 693, side (b)}, n 1}]}]}}, {form question, if [[{form markers on {ref} {k}, text markers on this 1, n
      1}]], question {text Somebody says: Are you scared?, options [{text I've got Mam. (Brick heals 1.), do [{form heal {k} of {who}, text heal 1 of
      Brick, n 1, who {form {name}, name Brick}}]}, {text I've got boots. (Brick moves up to 3 squares.), do [{form move {who} {k}, text move Brick
      3, n 3, who {form {name}, name Brick}}]}]}}, {form unmark {ref} {k}, text unmark this 1 then burn this, n 1, last [{form burn {ref}, text burn
      this}]}]}

21. Player 1 is asked: Somebody says: Is it cold? (option, HE-SECT-14)
  can (HE-SECT-14): option:581 "There's frost. The light's slow. (The light gets a marker.)"; option:581:0:1 "There's a glove in Mam's pocket. (Maeve
      gains 1 material.)"
  Player 1 answers: option:581:0:1 "There's a glove in Mam's pocket. (Maeve gains 1 material.)"
  told: Decided: There's a glove in Mam's pocket. (Maeve gains 1 material.) (HE-SECT-15)
  told: Maeve gets 1 material. (HE-FIELD-10)
  told: Somebody Turns Over loses 1 marker: 2 left. (HE-MARK-02)
  told: From the start again: loop 2. (HE-TIME-04)
  told: The Time marker reaches the family. (HE-TIME-02)
  told: Everybody has their tokens back. (HE-TIME-13)
  all see phase 1 -> 2; loop 1 -> 2; row[581].markers 3 -> 2; at 3 -> 0; team[0].sheet.cards[0].used 1 -> 0; team[0].sheet.cards[2].centre 2 -> 0;
      team[0].sheet.tokens 0 -> 3; team[0].sheet.materials 0 -> 1; team[1].sheet.cards[1].used 1 -> 0; team[1].sheet.cards[2].used 1 -> 0;
      team[1].sheet.cards[2].centre 1 -> 0; team[1].sheet.tokens 0 -> 3; cards[693].- {steps [{form unmark {ref} {k}, text unmark this 1 then flip
      this, n 1, last [{form flip {ref}, text flip this}]}]}; cards[581].markers 3 -> 2; cards[581].chosen 0 -> 2; cards[581].- {steps [{form
      question, if [[{form markers on {ref} {k}, text markers on this 3, n 3}]], question {text Somebody says: Is it cold?, options [{text There's
      frost. The light's slow. (The light gets a marker.), do [{form mark {ref} {k}, text mark 693(b) 1, card {number 693, side (b)}, n 1}]}, {text
      There's a glove in Mam's pocket. (Maeve gains 1 material.), do [{form gain {k} materials to {who}, text gain 1 materials to Maeve, n 1, who
      {form {name}, name Maeve}}]}]}}, {form question, if [[{form markers on {ref} {k}, text markers on this 2, n 2}]], question {text Somebody says:
      Is she big?, options [{text Thin. You can see how she's made. (1 damage to the vixen, if she is here.), do [{form wound {n} {k}, text wound 375
      1, card {number 375}, n 1}]}, {text As big as a dog, so we wait. (The light gets a marker.), do [{form mark {ref} {k}, text mark 693(b) 1, card
      {number 693, side (b)}, n 1}]}]}}, {form question, if [[{form markers on {ref} {k}, text markers on this 1, n 1}]], question {text Somebody
      says: Are you scared?, options [{text I've got Mam. (Brick heals 1.), do [{form heal {k} of {who}, text heal 1 of Brick, n 1, who {form {name},
      name Brick}}]}, {text I've got boots. (Brick moves up to 3 squares.), do [{form move {who} {k}, text move Brick 3, n 3, who {form {name}, name
      Brick}}]}]}}, {form unmark {ref} {k}, text unmark this 1 then burn this, n 1, last [{form burn {ref}, text burn this}]}]}

22. Player 1 is asked, and may pass: What does the family do? (act, HE-TIME-14)
  can (HE-MOVE-01): move:0:0:1 "Maeve moves: 1 point"; move:0:0:2 "Maeve moves: 2 points"; move:0:0:3 "Maeve moves: 3 points"; move:0:1 "Maeve moves:
      3 points"; move:0:1:1 "Maeve moves: 4 points"; move:0:1:2 "Maeve moves: 5 points"; move:0:2 "Maeve moves: 6 points"; move:0:2:1 "Maeve moves: 7
      points"; move:1:0:1 "Brick moves: 1 point"; move:1:0:2 "Brick moves: 2 points"; move:1:0:3 "Brick moves: 3 points"; move:1:1 "Brick moves: 3
      points"; move:1:1:1 "Brick moves: 4 points"; move:1:1:2 "Brick moves: 5 points"; move:1:2 "Brick moves: 6 points"; move:1:2:1 "Brick moves: 7
      points"
  can (HE-RULING-96): rummage:0:12 "Maeve takes or drops things"; rummage:1:1 "Brick takes or drops things"
  Player 1 answers: move:1:0:1 "Brick moves: 1 point"
  all see team[1].sheet.cards[2].centre 0 -> 1; team[1].sheet.tokens 3 -> 2; cards[693].- {steps [{form unmark {ref} {k}, text unmark this 1 then
      flip this, n 1, last [{form flip {ref}, text flip this}]}]}; cards[581].- {steps [{form question, if [[{form markers on {ref} {k}, text markers
      on this 3, n 3}]], question {text Somebody says: Is it cold?, options [{text There's frost. The light's slow. (The light gets a marker.), do
      [{form mark {ref} {k}, text mark 693(b) 1, card {number 693, side (b)}, n 1}]}, {text There's a glove in Mam's pocket. (Maeve gains 1
      material.), do [{form gain {k} materials to {who}, text gain 1 materials to Maeve, n 1, who {form {name}, name Maeve}}]}]}}, {form question, if
      [[{form markers on {ref} {k}, text markers on this 2, n 2}]], question {text Somebody says: Is she big?, options [{text Thin. You can see how
      she's made. (1 damage to the vixen, if she is here.), do [{form wound {n} {k}, text wound 375 1, card {number 375}, n 1}]}, {text As big as a
      dog, so we wait. (The light gets a marker.), do [{form mark {ref} {k}, text mark 693(b) 1, card {number 693, side (b)}, n 1}]}]}}, {form
      question, if [[{form markers on {ref} {k}, text markers on this 1, n 1}]], question {text Somebody says: Are you scared?, options [{text I've
      got Mam. (Brick heals 1.), do [{form heal {k} of {who}, text heal 1 of Brick, n 1, who {form {name}, name Brick}}]}, {text I've got boots.
      (Brick moves up to 3 squares.), do [{form move {who} {k}, text move Brick 3, n 3, who {form {name}, name Brick}}]}]}}, {form unmark {ref} {k},
      text unmark this 1 then burn this, n 1, last [{form burn {ref}, text burn this}]}]}; acting.on no -> yes; acting.member 0 -> 1; acting.points 0
      -> 1; ways[-1] new {at 1, from -1}; ways[1] new {at 2, points 1, from 1}; ways[1, no. 2] new {at 4, points 1, from 1}; ways[1, no. 3] new
      {points 1, from 1}; outs[0] new {at 1, points 1}

23. Player 1 is asked: Brick: 1 point left. Where to? (walk, HE-RULING-15)
  can (HE-MOVE-15): stop:1:1 "Stop here"
  can (HE-MOVE-01): go:1:2 "To the Hen Yard c1"; go:1:4 "To the Hen Yard b2"; go:1 "To the Hen Yard a1"
  can (HE-EXPLORE-01): explore:1:1 "From the Hen Yard b1 out to the north"
  Player 1 answers: explore:1:1 "From the Hen Yard b1 out to the north"
  told: Brick leaves the Hen Yard b1 for new ground. (HE-EXPLORE-01)
  told: New ground: the Shed. (HE-EXPLORE-05)
  told: Found on the Shed c3: 1 material. (HE-FIELD-07)
  all see board.fields[856] new {face {number 856, lines {[0] {[0] 1, [2] 8, [3] 1}, [1] {[0] 1}, [2] {[0] 1, [1] 1}, [3] {[3] 1}, [5] {[1] 2}, [6]
      {[2] 1, [3] 1}, [7] {[2] 4}, [8] {[1] 1, [2] 1}}, exits {[2] 753}}, j -1}; fields[856] new {number 856, title Shed, spots [{at 18, icon
      interact, number 386}], cubes [{at 26, n 1}]}; team[1].at 1 -> 25; cards[693].- {steps [{form unmark {ref} {k}, text unmark this 1 then flip
      this, n 1, last [{form flip {ref}, text flip this}]}]}; cards[581].- {steps [{form question, if [[{form markers on {ref} {k}, text markers on
      this 3, n 3}]], question {text Somebody says: Is it cold?, options [{text There's frost. The light's slow. (The light gets a marker.), do
      [{form mark {ref} {k}, text mark 693(b) 1, card {number 693, side (b)}, n 1}]}, {text There's a glove in Mam's pocket. (Maeve gains 1
      material.), do [{form gain {k} materials to {who}, text gain 1 materials to Maeve, n 1, who {form {name}, name Maeve}}]}]}}, {form question, if
      [[{form markers on {ref} {k}, text markers on this 2, n 2}]], question {text Somebody says: Is she big?, options [{text Thin. You can see how
      she's made. (1 damage to the vixen, if she is here.), do [{form wound {n} {k}, text wound 375 1, card {number 375}, n 1}]}, {text As big as a
      dog, so we wait. (The light gets a marker.), do [{form mark {ref} {k}, text mark 693(b) 1, card {number 693, side (b)}, n 1}]}]}}, {form
      question, if [[{form markers on {ref} {k}, text markers on this 1, n 1}]], question {text Somebody says: Are you scared?, options [{text I've
      got Mam. (Brick heals 1.), do [{form heal {k} of {who}, text heal 1 of Brick, n 1, who {form {name}, name Brick}}]}, {text I've got boots.
      (Brick moves up to 3 squares.), do [{form move {who} {k}, text move Brick 3, n 3, who {form {name}, name Brick}}]}]}}, {form unmark {ref} {k},
      text unmark this 1 then burn this, n 1, last [{form burn {ref}, text burn this}]}]}; cards[856] new {number 856, kind map, place 1, title
      Shed}; acting.on yes -> no; acting.member 1 -> 0; acting.points 1 -> 0; ways[-1] gone; ways[1] gone; ways[1, no. 2] gone; ways[1, no. 3] gone;
      outs[0] gone

24. Player 1 is asked, and may pass: What does the family do? (act, HE-TIME-14)
  can (HE-MOVE-01): move:0:0:1 "Maeve moves: 1 point"; move:0:0:2 "Maeve moves: 2 points"; move:0:0:3 "Maeve moves: 3 points"; move:0:1 "Maeve moves:
      3 points"; move:0:1:1 "Maeve moves: 4 points"; move:0:1:2 "Maeve moves: 5 points"; move:0:2 "Maeve moves: 6 points"; move:0:2:1 "Maeve moves: 7
      points"; move:1:0:1 "Brick moves: 1 point"; move:1:0:2 "Brick moves: 2 points"; move:1:1 "Brick moves: 3 points"; move:1:1:1 "Brick moves: 4
      points"; move:1:2 "Brick moves: 6 points"
  can (HE-RULING-96): rummage:0:12 "Maeve takes or drops things"; rummage:1:25 "Brick takes or drops things"
  Player 1 answers: move:1:1 "Brick moves: 3 points"
  all see team[1].sheet.cards[2].used 0 -> 1; team[1].sheet.tokens 2 -> 1; cards[693].- {steps [{form unmark {ref} {k}, text unmark this 1 then flip
      this, n 1, last [{form flip {ref}, text flip this}]}]}; cards[581].- {steps [{form question, if [[{form markers on {ref} {k}, text markers on
      this 3, n 3}]], question {text Somebody says: Is it cold?, options [{text There's frost. The light's slow. (The light gets a marker.), do
      [{form mark {ref} {k}, text mark 693(b) 1, card {number 693, side (b)}, n 1}]}, {text There's a glove in Mam's pocket. (Maeve gains 1
      material.), do [{form gain {k} materials to {who}, text gain 1 materials to Maeve, n 1, who {form {name}, name Maeve}}]}]}}, {form question, if
      [[{form markers on {ref} {k}, text markers on this 2, n 2}]], question {text Somebody says: Is she big?, options [{text Thin. You can see how
      she's made. (1 damage to the vixen, if she is here.), do [{form wound {n} {k}, text wound 375 1, card {number 375}, n 1}]}, {text As big as a
      dog, so we wait. (The light gets a marker.), do [{form mark {ref} {k}, text mark 693(b) 1, card {number 693, side (b)}, n 1}]}]}}, {form
      question, if [[{form markers on {ref} {k}, text markers on this 1, n 1}]], question {text Somebody says: Are you scared?, options [{text I've
      got Mam. (Brick heals 1.), do [{form heal {k} of {who}, text heal 1 of Brick, n 1, who {form {name}, name Brick}}]}, {text I've got boots.
      (Brick moves up to 3 squares.), do [{form move {who} {k}, text move Brick 3, n 3, who {form {name}, name Brick}}]}]}}, {form unmark {ref} {k},
      text unmark this 1 then burn this, n 1, last [{form burn {ref}, text burn this}]}]}; acting.on no -> yes; acting.member 0 -> 1; acting.points 0
      -> 3; ways[-1] new {at 25, from -1}; ways[25] new {at 22, points 1, from 25}; ways[25, no. 2] new {at 26, points 1, from 25}; ways[25, no. 3]
      new {at 1, points 1, from 25}; ways[25, no. 4] new {at 24, points 1, from 25}; ways[22] new {at 19, points 2, from 22}; ways[22, no. 2] new {at
      23, points 2, from 22}; ways[22, no. 3] new {at 21, points 2, from 22}; ways[1] new {at 2, points 2, from 1}; ways[1, no. 2] new {at 4, points
      2, from 1}; ways[1, no. 3] new {points 2, from 1}; ways[19] new {at 20, points 3, from 19}; ways[19, no. 2] new {at 18, points 3, from 19};
      ways[2] new {at 9, points 3, from 2}; ways[2, no. 2] new {at 5, points 3, from 2}; ways[4] new {at 7, points 3, from 4}; ways[4, no. 2] new {at
      3, points 3, from 4}

25. Player 1 is asked: Brick: 3 points left. Where to? (walk, HE-RULING-15)
  can (HE-MOVE-15): stop:1:25 "Stop here"
  can (HE-MOVE-01): go:1:22 "To the Shed b2"; go:1:26 "To the Shed c3"; go:1:1 "To the Hen Yard b1"; go:1:24 "To the Shed a3"; go:1:19 "To the Shed
      b1"; go:1:23 "To the Shed c2"; go:1:21 "To the Shed a2"; go:1:2 "To the Hen Yard c1"; go:1:4 "To the Hen Yard b2"; go:1 "To the Hen Yard a1";
      go:1:20 "To the Shed c1"; go:1:18 "To the Shed a1"; go:1:9 "To Pell's Fence a1"; go:1:5 "To the Hen Yard c2"; go:1:7 "To the Hen Yard b3";
      go:1:3 "To the Hen Yard a2"
  Player 1 answers: go:1:7 "To the Hen Yard b3"
  told: Brick goes to the Hen Yard b3. (HE-MOVE-01)
  all see team[1].at 25 -> 7; cards[693].- {steps [{form unmark {ref} {k}, text unmark this 1 then flip this, n 1, last [{form flip {ref}, text flip
      this}]}]}; cards[581].- {steps [{form question, if [[{form markers on {ref} {k}, text markers on this 3, n 3}]], question {text Somebody says:
      Is it cold?, options [{text There's frost. The light's slow. (The light gets a marker.), do [{form mark {ref} {k}, text mark 693(b) 1, card
      {number 693, side (b)}, n 1}]}, {text There's a glove in Mam's pocket. (Maeve gains 1 material.), do [{form gain {k} materials to {who}, text
      gain 1 materials to Maeve, n 1, who {form {name}, name Maeve}}]}]}}, {form question, if [[{form markers on {ref} {k}, text markers on this 2, n
      2}]], question {text Somebody says: Is she big?, options [{text Thin. You can see how she's made. (1 damage to the vixen, if she is here.), do
      [{form wound {n} {k}, text wound 375 1, card {number 375}, n 1}]}, {text As big as a dog, so we wait. (The light gets a marker.), do [{form
      mark {ref} {k}, text mark 693(b) 1, card {number 693, side (b)}, n 1}]}]}}, {form question, if [[{form markers on {ref} {k}, text markers on
      this 1, n 1}]], question {text Somebody says: Are you scared?, options [{text I've got Mam. (Brick heals 1.), do [{form heal {k} of {who}, text
      heal 1 of Brick, n 1, who {form {name}, name Brick}}]}, {text I've got boots. (Brick moves up to 3 squares.), do [{form move {who} {k}, text
      move Brick 3, n 3, who {form {name}, name Brick}}]}]}}, {form unmark {ref} {k}, text unmark this 1 then burn this, n 1, last [{form burn {ref},
      text burn this}]}]}; acting.on yes -> no; acting.member 1 -> 0; acting.points 3 -> 0; ways[-1] gone; ways[25] gone; ways[25, no. 2] gone;
      ways[25, no. 3] gone; ways[25, no. 4] gone; ways[22] gone; ways[22, no. 2] gone; ways[22, no. 3] gone; ways[1] gone; ways[1, no. 2] gone;
      ways[1, no. 3] gone; ways[19] gone; ways[19, no. 2] gone; ways[2] gone; ways[2, no. 2] gone; ways[4] gone; ways[4, no. 2] gone

26. Player 1 is asked, and may pass: What does the family do? (act, HE-TIME-14)
  can (HE-MOVE-01): move:0:0:1 "Maeve moves: 1 point"; move:0:0:2 "Maeve moves: 2 points"; move:0:0:3 "Maeve moves: 3 points"; move:0:1 "Maeve moves:
      3 points"; move:0:1:1 "Maeve moves: 4 points"; move:0:1:2 "Maeve moves: 5 points"; move:0:2 "Maeve moves: 6 points"; move:0:2:1 "Maeve moves: 7
      points"; move:1:0:1 "Brick moves: 1 point"; move:1:1 "Brick moves: 3 points"
  can (HE-RULING-96): rummage:0:12 "Maeve takes or drops things"; rummage:1:7 "Brick takes or drops things"
  can (HE-RULING-122): talkto:1 "Brick talks to the Bishop"
  can (HE-FIGHT-02): strike:1 "Brick: a punch at the Bishop"; strike:1:1 "Brick: a kick at the Bishop"
  Player 1 answers: talkto:1 "Brick talks to the Bishop"
  told: Brick talks to the Bishop. (HE-RULING-122)
  told: Card 145: The Bishop, Carried. (HE-CARD-06)
  told: Brick has the Bishop, Carried. (HE-ITEM-01)
  told: Back to the box: the Bishop. (HE-CARD-18)
  told: Out of the row: the Bishop. (HE-TIME-16)
  all see row[748] gone; team[1].sheet.cards[0].used 0 -> 1; team[1].sheet.items[145].number 145; team[1].sheet.items[0, no. 7] gone;
      team[1].sheet.tokens 1 -> 0; team[1].titles -  + The Bishop, Carried; figures[748] gone; cards[693].- {steps [{form unmark {ref} {k}, text
      unmark this 1 then flip this, n 1, last [{form flip {ref}, text flip this}]}]}; cards[581].- {steps [{form question, if [[{form markers on
      {ref} {k}, text markers on this 3, n 3}]], question {text Somebody says: Is it cold?, options [{text There's frost. The light's slow. (The
      light gets a marker.), do [{form mark {ref} {k}, text mark 693(b) 1, card {number 693, side (b)}, n 1}]}, {text There's a glove in Mam's
      pocket. (Maeve gains 1 material.), do [{form gain {k} materials to {who}, text gain 1 materials to Maeve, n 1, who {form {name}, name
      Maeve}}]}]}}, {form question, if [[{form markers on {ref} {k}, text markers on this 2, n 2}]], question {text Somebody says: Is she big?,
      options [{text Thin. You can see how she's made. (1 damage to the vixen, if she is here.), do [{form wound {n} {k}, text wound 375 1, card
      {number 375}, n 1}]}, {text As big as a dog, so we wait. (The light gets a marker.), do [{form mark {ref} {k}, text mark 693(b) 1, card {number
      693, side (b)}, n 1}]}]}}, {form question, if [[{form markers on {ref} {k}, text markers on this 1, n 1}]], question {text Somebody says: Are
      you scared?, options [{text I've got Mam. (Brick heals 1.), do [{form heal {k} of {who}, text heal 1 of Brick, n 1, who {form {name}, name
      Brick}}]}, {text I've got boots. (Brick moves up to 3 squares.), do [{form move {who} {k}, text move Brick 3, n 3, who {form {name}, name
      Brick}}]}]}}, {form unmark {ref} {k}, text unmark this 1 then burn this, n 1, last [{form burn {ref}, text burn this}]}]}; cards[748].place 3
      -> 10; cards[145] new {number 145, kind item, place 4, title The Bishop, Carried, taker Brick, item {place bag, text In hen it's one word, low.
      Then she lets you., gain [{form burn {ref}, text burn 748, card {number 748}}]}}

27. Player 1 is asked, and may pass: What does the family do? (act, HE-TIME-14)
  can (HE-MOVE-01): move:0:0:1 "Maeve moves: 1 point"; move:0:0:2 "Maeve moves: 2 points"; move:0:0:3 "Maeve moves: 3 points"; move:0:1 "Maeve moves:
      3 points"; move:0:1:1 "Maeve moves: 4 points"; move:0:1:2 "Maeve moves: 5 points"; move:0:2 "Maeve moves: 6 points"; move:0:2:1 "Maeve moves: 7
      points"
  can (HE-RULING-96): rummage:0:12 "Maeve takes or drops things"
  Player 1 answers: move:0:0:1 "Maeve moves: 1 point"
  all see team[0].sheet.cards[2].centre 0 -> 1; team[0].sheet.tokens 3 -> 2; cards[693].- {steps [{form unmark {ref} {k}, text unmark this 1 then
      flip this, n 1, last [{form flip {ref}, text flip this}]}]}; cards[581].- {steps [{form question, if [[{form markers on {ref} {k}, text markers
      on this 3, n 3}]], question {text Somebody says: Is it cold?, options [{text There's frost. The light's slow. (The light gets a marker.), do
      [{form mark {ref} {k}, text mark 693(b) 1, card {number 693, side (b)}, n 1}]}, {text There's a glove in Mam's pocket. (Maeve gains 1
      material.), do [{form gain {k} materials to {who}, text gain 1 materials to Maeve, n 1, who {form {name}, name Maeve}}]}]}}, {form question, if
      [[{form markers on {ref} {k}, text markers on this 2, n 2}]], question {text Somebody says: Is she big?, options [{text Thin. You can see how
      she's made. (1 damage to the vixen, if she is here.), do [{form wound {n} {k}, text wound 375 1, card {number 375}, n 1}]}, {text As big as a
      dog, so we wait. (The light gets a marker.), do [{form mark {ref} {k}, text mark 693(b) 1, card {number 693, side (b)}, n 1}]}]}}, {form
      question, if [[{form markers on {ref} {k}, text markers on this 1, n 1}]], question {text Somebody says: Are you scared?, options [{text I've
      got Mam. (Brick heals 1.), do [{form heal {k} of {who}, text heal 1 of Brick, n 1, who {form {name}, name Brick}}]}, {text I've got boots.
      (Brick moves up to 3 squares.), do [{form move {who} {k}, text move Brick 3, n 3, who {form {name}, name Brick}}]}]}}, {form unmark {ref} {k},
      text unmark this 1 then burn this, n 1, last [{form burn {ref}, text burn this}]}]}; acting.on no -> yes; acting.points 0 -> 1; ways[-1] new
      {at 12, from -1}; ways[12] new {at 9, points 1, from 12}; ways[12, no. 2] new {at 13, points 1, from 12}; ways[12, no. 3] new {at 15, points 1,
      from 12}; ways[12, no. 4] new {at 5, points 1, from 12}

28. Player 1 is asked: Maeve: 1 point left. Where to? (walk, HE-RULING-15)
  can (HE-MOVE-15): stop:0:12 "Stop here"
  can (HE-MOVE-01): go:0:9 "To Pell's Fence a1"; go:0:13 "To Pell's Fence b2"; go:0:15 "To Pell's Fence a3"; go:0:5 "To the Hen Yard c2"
  Player 1 answers: go:0:9 "To Pell's Fence a1"
  told: Maeve goes to Pell's Fence a1. (HE-MOVE-01)
  all see team[0].at 12 -> 9; cards[693].- {steps [{form unmark {ref} {k}, text unmark this 1 then flip this, n 1, last [{form flip {ref}, text flip
      this}]}]}; cards[581].- {steps [{form question, if [[{form markers on {ref} {k}, text markers on this 3, n 3}]], question {text Somebody says:
      Is it cold?, options [{text There's frost. The light's slow. (The light gets a marker.), do [{form mark {ref} {k}, text mark 693(b) 1, card
      {number 693, side (b)}, n 1}]}, {text There's a glove in Mam's pocket. (Maeve gains 1 material.), do [{form gain {k} materials to {who}, text
      gain 1 materials to Maeve, n 1, who {form {name}, name Maeve}}]}]}}, {form question, if [[{form markers on {ref} {k}, text markers on this 2, n
      2}]], question {text Somebody says: Is she big?, options [{text Thin. You can see how she's made. (1 damage to the vixen, if she is here.), do
      [{form wound {n} {k}, text wound 375 1, card {number 375}, n 1}]}, {text As big as a dog, so we wait. (The light gets a marker.), do [{form
      mark {ref} {k}, text mark 693(b) 1, card {number 693, side (b)}, n 1}]}]}}, {form question, if [[{form markers on {ref} {k}, text markers on
      this 1, n 1}]], question {text Somebody says: Are you scared?, options [{text I've got Mam. (Brick heals 1.), do [{form heal {k} of {who}, text
      heal 1 of Brick, n 1, who {form {name}, name Brick}}]}, {text I've got boots. (Brick moves up to 3 squares.), do [{form move {who} {k}, text
      move Brick 3, n 3, who {form {name}, name Brick}}]}]}}, {form unmark {ref} {k}, text unmark this 1 then burn this, n 1, last [{form burn {ref},
      text burn this}]}]}; acting.on yes -> no; acting.points 1 -> 0; ways[-1] gone; ways[12] gone; ways[12, no. 2] gone; ways[12, no. 3] gone;
      ways[12, no. 4] gone

29. Player 1 is asked, and may pass: What does the family do? (act, HE-TIME-14)
  can (HE-MOVE-01): move:0:0:1 "Maeve moves: 1 point"; move:0:0:2 "Maeve moves: 2 points"; move:0:1 "Maeve moves: 3 points"; move:0:1:1 "Maeve moves:
      4 points"; move:0:2 "Maeve moves: 6 points"
  can (HE-RULING-96): rummage:0:9 "Maeve takes or drops things"
  Player 1 answers: move:0:0:1 "Maeve moves: 1 point"
  all see team[0].sheet.cards[2].centre 1 -> 2; team[0].sheet.tokens 2 -> 1; cards[693].- {steps [{form unmark {ref} {k}, text unmark this 1 then
      flip this, n 1, last [{form flip {ref}, text flip this}]}]}; cards[581].- {steps [{form question, if [[{form markers on {ref} {k}, text markers
      on this 3, n 3}]], question {text Somebody says: Is it cold?, options [{text There's frost. The light's slow. (The light gets a marker.), do
      [{form mark {ref} {k}, text mark 693(b) 1, card {number 693, side (b)}, n 1}]}, {text There's a glove in Mam's pocket. (Maeve gains 1
      material.), do [{form gain {k} materials to {who}, text gain 1 materials to Maeve, n 1, who {form {name}, name Maeve}}]}]}}, {form question, if
      [[{form markers on {ref} {k}, text markers on this 2, n 2}]], question {text Somebody says: Is she big?, options [{text Thin. You can see how
      she's made. (1 damage to the vixen, if she is here.), do [{form wound {n} {k}, text wound 375 1, card {number 375}, n 1}]}, {text As big as a
      dog, so we wait. (The light gets a marker.), do [{form mark {ref} {k}, text mark 693(b) 1, card {number 693, side (b)}, n 1}]}]}}, {form
      question, if [[{form markers on {ref} {k}, text markers on this 1, n 1}]], question {text Somebody says: Are you scared?, options [{text I've
      got Mam. (Brick heals 1.), do [{form heal {k} of {who}, text heal 1 of Brick, n 1, who {form {name}, name Brick}}]}, {text I've got boots.
      (Brick moves up to 3 squares.), do [{form move {who} {k}, text move Brick 3, n 3, who {form {name}, name Brick}}]}]}}, {form unmark {ref} {k},
      text unmark this 1 then burn this, n 1, last [{form burn {ref}, text burn this}]}]}; acting.on no -> yes; acting.points 0 -> 1; ways[-1] new
      {at 9, from -1}; ways[9] new {at 10, points 1, from 9}; ways[9, no. 2] new {at 12, points 1, from 9}; ways[9, no. 3] new {at 2, points 1, from
      9}

30. Player 1 is asked: Maeve: 1 point left. Where to? (walk, HE-RULING-15)
  can (HE-MOVE-15): stop:0:9 "Stop here"
  can (HE-MOVE-01): go:0:10 "To Pell's Fence b1"; go:0:12 "To Pell's Fence a2"; go:0:2 "To the Hen Yard c1"
  Player 1 answers: stop:0:9 "Stop here"
  all see cards[693].- {steps [{form unmark {ref} {k}, text unmark this 1 then flip this, n 1, last [{form flip {ref}, text flip this}]}]};
      cards[581].- {steps [{form question, if [[{form markers on {ref} {k}, text markers on this 3, n 3}]], question {text Somebody says: Is it
      cold?, options [{text There's frost. The light's slow. (The light gets a marker.), do [{form mark {ref} {k}, text mark 693(b) 1, card {number
      693, side (b)}, n 1}]}, {text There's a glove in Mam's pocket. (Maeve gains 1 material.), do [{form gain {k} materials to {who}, text gain 1
      materials to Maeve, n 1, who {form {name}, name Maeve}}]}]}}, {form question, if [[{form markers on {ref} {k}, text markers on this 2, n 2}]],
      question {text Somebody says: Is she big?, options [{text Thin. You can see how she's made. (1 damage to the vixen, if she is here.), do [{form
      wound {n} {k}, text wound 375 1, card {number 375}, n 1}]}, {text As big as a dog, so we wait. (The light gets a marker.), do [{form mark {ref}
      {k}, text mark 693(b) 1, card {number 693, side (b)}, n 1}]}]}}, {form question, if [[{form markers on {ref} {k}, text markers on this 1, n
      1}]], question {text Somebody says: Are you scared?, options [{text I've got Mam. (Brick heals 1.), do [{form heal {k} of {who}, text heal 1 of
      Brick, n 1, who {form {name}, name Brick}}]}, {text I've got boots. (Brick moves up to 3 squares.), do [{form move {who} {k}, text move Brick
      3, n 3, who {form {name}, name Brick}}]}]}}, {form unmark {ref} {k}, text unmark this 1 then burn this, n 1, last [{form burn {ref}, text burn
      this}]}]}; acting.on yes -> no; acting.points 1 -> 0; ways[-1] gone; ways[9] gone; ways[9, no. 2] gone; ways[9, no. 3] gone

31. Player 1 is asked, and may pass: What does the family do? (act, HE-TIME-14)
  can (HE-MOVE-01): move:0:0:1 "Maeve moves: 1 point"; move:0:1 "Maeve moves: 3 points"
  can (HE-RULING-96): rummage:0:9 "Maeve takes or drops things"
  Player 1 answers: move:0:0:1 "Maeve moves: 1 point"
  all see team[0].sheet.cards[2].centre 2 -> 3; team[0].sheet.tokens 1 -> 0; cards[693].- {steps [{form unmark {ref} {k}, text unmark this 1 then
      flip this, n 1, last [{form flip {ref}, text flip this}]}]}; cards[581].- {steps [{form question, if [[{form markers on {ref} {k}, text markers
      on this 3, n 3}]], question {text Somebody says: Is it cold?, options [{text There's frost. The light's slow. (The light gets a marker.), do
      [{form mark {ref} {k}, text mark 693(b) 1, card {number 693, side (b)}, n 1}]}, {text There's a glove in Mam's pocket. (Maeve gains 1
      material.), do [{form gain {k} materials to {who}, text gain 1 materials to Maeve, n 1, who {form {name}, name Maeve}}]}]}}, {form question, if
      [[{form markers on {ref} {k}, text markers on this 2, n 2}]], question {text Somebody says: Is she big?, options [{text Thin. You can see how
      she's made. (1 damage to the vixen, if she is here.), do [{form wound {n} {k}, text wound 375 1, card {number 375}, n 1}]}, {text As big as a
      dog, so we wait. (The light gets a marker.), do [{form mark {ref} {k}, text mark 693(b) 1, card {number 693, side (b)}, n 1}]}]}}, {form
      question, if [[{form markers on {ref} {k}, text markers on this 1, n 1}]], question {text Somebody says: Are you scared?, options [{text I've
      got Mam. (Brick heals 1.), do [{form heal {k} of {who}, text heal 1 of Brick, n 1, who {form {name}, name Brick}}]}, {text I've got boots.
      (Brick moves up to 3 squares.), do [{form move {who} {k}, text move Brick 3, n 3, who {form {name}, name Brick}}]}]}}, {form unmark {ref} {k},
      text unmark this 1 then burn this, n 1, last [{form burn {ref}, text burn this}]}]}; acting.on no -> yes; acting.points 0 -> 1; ways[-1] new
      {at 9, from -1}; ways[9] new {at 10, points 1, from 9}; ways[9, no. 2] new {at 12, points 1, from 9}; ways[9, no. 3] new {at 2, points 1, from
      9}

32. Player 1 is asked: Maeve: 1 point left. Where to? (walk, HE-RULING-15)
  can (HE-MOVE-15): stop:0:9 "Stop here"
  can (HE-MOVE-01): go:0:10 "To Pell's Fence b1"; go:0:12 "To Pell's Fence a2"; go:0:2 "To the Hen Yard c1"
  Player 1 answers: stop:0:9 "Stop here"
  told: The family has done enough. (HE-TIME-15)
  all see phase 2 -> 1; at 0 -> 1; cards[693].- {steps [{form unmark {ref} {k}, text unmark this 1 then flip this, n 1, last [{form flip {ref}, text
      flip this}]}]}; cards[581].- {steps [{form question, if [[{form markers on {ref} {k}, text markers on this 3, n 3}]], question {text Somebody
      says: Is it cold?, options [{text There's frost. The light's slow. (The light gets a marker.), do [{form mark {ref} {k}, text mark 693(b) 1,
      card {number 693, side (b)}, n 1}]}, {text There's a glove in Mam's pocket. (Maeve gains 1 material.), do [{form gain {k} materials to {who},
      text gain 1 materials to Maeve, n 1, who {form {name}, name Maeve}}]}]}}, {form question, if [[{form markers on {ref} {k}, text markers on this
      2, n 2}]], question {text Somebody says: Is she big?, options [{text Thin. You can see how she's made. (1 damage to the vixen, if she is
      here.), do [{form wound {n} {k}, text wound 375 1, card {number 375}, n 1}]}, {text As big as a dog, so we wait. (The light gets a marker.), do
      [{form mark {ref} {k}, text mark 693(b) 1, card {number 693, side (b)}, n 1}]}]}}, {form question, if [[{form markers on {ref} {k}, text
      markers on this 1, n 1}]], question {text Somebody says: Are you scared?, options [{text I've got Mam. (Brick heals 1.), do [{form heal {k} of
      {who}, text heal 1 of Brick, n 1, who {form {name}, name Brick}}]}, {text I've got boots. (Brick moves up to 3 squares.), do [{form move {who}
      {k}, text move Brick 3, n 3, who {form {name}, name Brick}}]}]}}, {form unmark {ref} {k}, text unmark this 1 then burn this, n 1, last [{form
      burn {ref}, text burn this}]}]}; acting.on yes -> no; acting.points 1 -> 0; ways[-1] gone; ways[9] gone; ways[9, no. 2] gone; ways[9, no. 3]
      gone

33. Player 1 is asked: Next in the row: First Light. (card, HE-TIME-02)
  can (HE-RULING-48): on:693 "Go on"
  Player 1 answers: on:693 "Go on"
  told: The Time marker reaches First Light. (HE-TIME-02)
  told: First Light loses 1 marker: 5 left. (HE-MARK-02)
  all see row[693].markers 6 -> 5; at 1 -> 2; cards[693].markers 6 -> 5; cards[693].- {steps [{form unmark {ref} {k}, text unmark this 1 then flip
      this, n 1, last [{form flip {ref}, text flip this}]}]}; cards[581].- {steps [{form question, if [[{form markers on {ref} {k}, text markers on
      this 3, n 3}]], question {text Somebody says: Is it cold?, options [{text There's frost. The light's slow. (The light gets a marker.), do
      [{form mark {ref} {k}, text mark 693(b) 1, card {number 693, side (b)}, n 1}]}, {text There's a glove in Mam's pocket. (Maeve gains 1
      material.), do [{form gain {k} materials to {who}, text gain 1 materials to Maeve, n 1, who {form {name}, name Maeve}}]}]}}, {form question, if
      [[{form markers on {ref} {k}, text markers on this 2, n 2}]], question {text Somebody says: Is she big?, options [{text Thin. You can see how
      she's made. (1 damage to the vixen, if she is here.), do [{form wound {n} {k}, text wound 375 1, card {number 375}, n 1}]}, {text As big as a
      dog, so we wait. (The light gets a marker.), do [{form mark {ref} {k}, text mark 693(b) 1, card {number 693, side (b)}, n 1}]}]}}, {form
      question, if [[{form markers on {ref} {k}, text markers on this 1, n 1}]], question {text Somebody says: Are you scared?, options [{text I've
      got Mam. (Brick heals 1.), do [{form heal {k} of {who}, text heal 1 of Brick, n 1, who {form {name}, name Brick}}]}, {text I've got boots.
      (Brick moves up to 3 squares.), do [{form move {who} {k}, text move Brick 3, n 3, who {form {name}, name Brick}}]}]}}, {form unmark {ref} {k},
      text unmark this 1 then burn this, n 1, last [{form burn {ref}, text burn this}]}]}

34. Player 1 is asked: Next in the row: Somebody Turns Over. (card, HE-TIME-02)
  can (HE-RULING-48): on:581 "Go on"
  Player 1 answers: on:581 "Go on"
  told: The Time marker reaches Somebody Turns Over. (HE-TIME-02)
  all see cards[693].- {steps [{form unmark {ref} {k}, text unmark this 1 then flip this, n 1, last [{form flip {ref}, text flip this}]}]};
      cards[581].- {steps [{form question, if [[{form markers on {ref} {k}, text markers on this 3, n 3}]], question {text Somebody says: Is it
      cold?, options [{text There's frost. The light's slow. (The light gets a marker.), do [{form mark {ref} {k}, text mark 693(b) 1, card {number
      693, side (b)}, n 1}]}, {text There's a glove in Mam's pocket. (Maeve gains 1 material.), do [{form gain {k} materials to {who}, text gain 1
      materials to Maeve, n 1, who {form {name}, name Maeve}}]}]}}, {form question, if [[{form markers on {ref} {k}, text markers on this 2, n 2}]],
      question {text Somebody says: Is she big?, options [{text Thin. You can see how she's made. (1 damage to the vixen, if she is here.), do [{form
      wound {n} {k}, text wound 375 1, card {number 375}, n 1}]}, {text As big as a dog, so we wait. (The light gets a marker.), do [{form mark {ref}
      {k}, text mark 693(b) 1, card {number 693, side (b)}, n 1}]}]}}, {form question, if [[{form markers on {ref} {k}, text markers on this 1, n
      1}]], question {text Somebody says: Are you scared?, options [{text I've got Mam. (Brick heals 1.), do [{form heal {k} of {who}, text heal 1 of
      Brick, n 1, who {form {name}, name Brick}}]}, {text I've got boots. (Brick moves up to 3 squares.), do [{form move {who} {k}, text move Brick
      3, n 3, who {form {name}, name Brick}}]}]}}, {form unmark {ref} {k}, text unmark this 1 then burn this, n 1, last [{form burn {ref}, text burn
      this}]}]}

35. Player 1 is asked: Somebody says: Is she big? (option, HE-SECT-14)
  can (HE-SECT-14): option:581:1 "Thin. You can see how she's made. (1 damage to the vixen, if she is here.)"; option:581:1:1 "As big as a dog, so we
      wait. (The light gets a marker.)"
  Player 1 answers: option:581:1:1 "As big as a dog, so we wait. (The light gets a marker.)"
  told: Decided: As big as a dog, so we wait. (The light gets a marker.) (HE-SECT-15)
  told: First Light gains 1 marker: 6 now. (HE-MARK-01)
  told: Somebody Turns Over loses 1 marker: 1 left. (HE-MARK-02)
  told: From the start again: loop 3. (HE-TIME-04)
  told: The Time marker reaches the family. (HE-TIME-02)
  told: Everybody has their tokens back. (HE-TIME-13)
  all see phase 1 -> 2; loop 2 -> 3; row[693].markers 5 -> 6; row[581].markers 2 -> 1; at 2 -> 0; team[0].sheet.cards[2].centre 3 -> 0;
      team[0].sheet.tokens 0 -> 3; team[1].sheet.cards[0].used 1 -> 0; team[1].sheet.cards[2].used 1 -> 0; team[1].sheet.cards[2].centre 1 -> 0;
      team[1].sheet.tokens 0 -> 3; cards[693].markers 5 -> 6; cards[693].- {steps [{form unmark {ref} {k}, text unmark this 1 then flip this, n 1,
      last [{form flip {ref}, text flip this}]}]}; cards[581].markers 2 -> 1; cards[581].- {steps [{form question, if [[{form markers on {ref} {k},
      text markers on this 3, n 3}]], question {text Somebody says: Is it cold?, options [{text There's frost. The light's slow. (The light gets a
      marker.), do [{form mark {ref} {k}, text mark 693(b) 1, card {number 693, side (b)}, n 1}]}, {text There's a glove in Mam's pocket. (Maeve
      gains 1 material.), do [{form gain {k} materials to {who}, text gain 1 materials to Maeve, n 1, who {form {name}, name Maeve}}]}]}}, {form
      question, if [[{form markers on {ref} {k}, text markers on this 2, n 2}]], question {text Somebody says: Is she big?, options [{text Thin. You
      can see how she's made. (1 damage to the vixen, if she is here.), do [{form wound {n} {k}, text wound 375 1, card {number 375}, n 1}]}, {text
      As big as a dog, so we wait. (The light gets a marker.), do [{form mark {ref} {k}, text mark 693(b) 1, card {number 693, side (b)}, n 1}]}]}},
      {form question, if [[{form markers on {ref} {k}, text markers on this 1, n 1}]], question {text Somebody says: Are you scared?, options [{text
      I've got Mam. (Brick heals 1.), do [{form heal {k} of {who}, text heal 1 of Brick, n 1, who {form {name}, name Brick}}]}, {text I've got boots.
      (Brick moves up to 3 squares.), do [{form move {who} {k}, text move Brick 3, n 3, who {form {name}, name Brick}}]}]}}, {form unmark {ref} {k},
      text unmark this 1 then burn this, n 1, last [{form burn {ref}, text burn this}]}]}

36. Player 1 is asked, and may pass: What does the family do? (act, HE-TIME-14)
  can (HE-MOVE-01): move:0:0:1 "Maeve moves: 1 point"; move:0:0:2 "Maeve moves: 2 points"; move:0:0:3 "Maeve moves: 3 points"; move:0:1 "Maeve moves:
      3 points"; move:0:1:1 "Maeve moves: 4 points"; move:0:1:2 "Maeve moves: 5 points"; move:0:2 "Maeve moves: 6 points"; move:0:2:1 "Maeve moves: 7
      points"; move:1:0:1 "Brick moves: 1 point"; move:1:0:2 "Brick moves: 2 points"; move:1:0:3 "Brick moves: 3 points"; move:1:1 "Brick moves: 3
      points"; move:1:1:1 "Brick moves: 4 points"; move:1:1:2 "Brick moves: 5 points"; move:1:2 "Brick moves: 6 points"; move:1:2:1 "Brick moves: 7
      points"
  can (HE-RULING-96): rummage:0:9 "Maeve takes or drops things"; rummage:1:7 "Brick takes or drops things"
  Player 1 answers: move:0:0:1 "Maeve moves: 1 point"
  all see team[0].sheet.cards[2].centre 0 -> 1; team[0].sheet.tokens 3 -> 2; cards[693].- {steps [{form unmark {ref} {k}, text unmark this 1 then
      flip this, n 1, last [{form flip {ref}, text flip this}]}]}; cards[581].- {steps [{form question, if [[{form markers on {ref} {k}, text markers
      on this 3, n 3}]], question {text Somebody says: Is it cold?, options [{text There's frost. The light's slow. (The light gets a marker.), do
      [{form mark {ref} {k}, text mark 693(b) 1, card {number 693, side (b)}, n 1}]}, {text There's a glove in Mam's pocket. (Maeve gains 1
      material.), do [{form gain {k} materials to {who}, text gain 1 materials to Maeve, n 1, who {form {name}, name Maeve}}]}]}}, {form question, if
      [[{form markers on {ref} {k}, text markers on this 2, n 2}]], question {text Somebody says: Is she big?, options [{text Thin. You can see how
      she's made. (1 damage to the vixen, if she is here.), do [{form wound {n} {k}, text wound 375 1, card {number 375}, n 1}]}, {text As big as a
      dog, so we wait. (The light gets a marker.), do [{form mark {ref} {k}, text mark 693(b) 1, card {number 693, side (b)}, n 1}]}]}}, {form
      question, if [[{form markers on {ref} {k}, text markers on this 1, n 1}]], question {text Somebody says: Are you scared?, options [{text I've
      got Mam. (Brick heals 1.), do [{form heal {k} of {who}, text heal 1 of Brick, n 1, who {form {name}, name Brick}}]}, {text I've got boots.
      (Brick moves up to 3 squares.), do [{form move {who} {k}, text move Brick 3, n 3, who {form {name}, name Brick}}]}]}}, {form unmark {ref} {k},
      text unmark this 1 then burn this, n 1, last [{form burn {ref}, text burn this}]}]}; acting.on no -> yes; acting.points 0 -> 1; ways[-1] new
      {at 9, from -1}; ways[9] new {at 10, points 1, from 9}; ways[9, no. 2] new {at 12, points 1, from 9}; ways[9, no. 3] new {at 2, points 1, from
      9}

37. Player 1 is asked: Maeve: 1 point left. Where to? (walk, HE-RULING-15)
  can (HE-MOVE-15): stop:0:9 "Stop here"
  can (HE-MOVE-01): go:0:10 "To Pell's Fence b1"; go:0:12 "To Pell's Fence a2"; go:0:2 "To the Hen Yard c1"
  Player 1 answers: stop:0:9 "Stop here"
  all see cards[693].- {steps [{form unmark {ref} {k}, text unmark this 1 then flip this, n 1, last [{form flip {ref}, text flip this}]}]};
      cards[581].- {steps [{form question, if [[{form markers on {ref} {k}, text markers on this 3, n 3}]], question {text Somebody says: Is it
      cold?, options [{text There's frost. The light's slow. (The light gets a marker.), do [{form mark {ref} {k}, text mark 693(b) 1, card {number
      693, side (b)}, n 1}]}, {text There's a glove in Mam's pocket. (Maeve gains 1 material.), do [{form gain {k} materials to {who}, text gain 1
      materials to Maeve, n 1, who {form {name}, name Maeve}}]}]}}, {form question, if [[{form markers on {ref} {k}, text markers on this 2, n 2}]],
      question {text Somebody says: Is she big?, options [{text Thin. You can see how she's made. (1 damage to the vixen, if she is here.), do [{form
      wound {n} {k}, text wound 375 1, card {number 375}, n 1}]}, {text As big as a dog, so we wait. (The light gets a marker.), do [{form mark {ref}
      {k}, text mark 693(b) 1, card {number 693, side (b)}, n 1}]}]}}, {form question, if [[{form markers on {ref} {k}, text markers on this 1, n
      1}]], question {text Somebody says: Are you scared?, options [{text I've got Mam. (Brick heals 1.), do [{form heal {k} of {who}, text heal 1 of
      Brick, n 1, who {form {name}, name Brick}}]}, {text I've got boots. (Brick moves up to 3 squares.), do [{form move {who} {k}, text move Brick
      3, n 3, who {form {name}, name Brick}}]}]}}, {form unmark {ref} {k}, text unmark this 1 then burn this, n 1, last [{form burn {ref}, text burn
      this}]}]}; acting.on yes -> no; acting.points 1 -> 0; ways[-1] gone; ways[9] gone; ways[9, no. 2] gone; ways[9, no. 3] gone

38. Player 1 is asked, and may pass: What does the family do? (act, HE-TIME-14)
  can (HE-MOVE-01): move:0:0:1 "Maeve moves: 1 point"; move:0:0:2 "Maeve moves: 2 points"; move:0:1 "Maeve moves: 3 points"; move:0:1:1 "Maeve moves:
      4 points"; move:0:2 "Maeve moves: 6 points"; move:1:0:1 "Brick moves: 1 point"; move:1:0:2 "Brick moves: 2 points"; move:1:0:3 "Brick moves: 3
      points"; move:1:1 "Brick moves: 3 points"; move:1:1:1 "Brick moves: 4 points"; move:1:1:2 "Brick moves: 5 points"; move:1:2 "Brick moves: 6
      points"; move:1:2:1 "Brick moves: 7 points"
  can (HE-RULING-96): rummage:0:9 "Maeve takes or drops things"; rummage:1:7 "Brick takes or drops things"
  Player 1 answers: move:0:0:1 "Maeve moves: 1 point"
  all see team[0].sheet.cards[2].centre 1 -> 2; team[0].sheet.tokens 2 -> 1; cards[693].- {steps [{form unmark {ref} {k}, text unmark this 1 then
      flip this, n 1, last [{form flip {ref}, text flip this}]}]}; cards[581].- {steps [{form question, if [[{form markers on {ref} {k}, text markers
      on this 3, n 3}]], question {text Somebody says: Is it cold?, options [{text There's frost. The light's slow. (The light gets a marker.), do
      [{form mark {ref} {k}, text mark 693(b) 1, card {number 693, side (b)}, n 1}]}, {text There's a glove in Mam's pocket. (Maeve gains 1
      material.), do [{form gain {k} materials to {who}, text gain 1 materials to Maeve, n 1, who {form {name}, name Maeve}}]}]}}, {form question, if
      [[{form markers on {ref} {k}, text markers on this 2, n 2}]], question {text Somebody says: Is she big?, options [{text Thin. You can see how
      she's made. (1 damage to the vixen, if she is here.), do [{form wound {n} {k}, text wound 375 1, card {number 375}, n 1}]}, {text As big as a
      dog, so we wait. (The light gets a marker.), do [{form mark {ref} {k}, text mark 693(b) 1, card {number 693, side (b)}, n 1}]}]}}, {form
      question, if [[{form markers on {ref} {k}, text markers on this 1, n 1}]], question {text Somebody says: Are you scared?, options [{text I've
      got Mam. (Brick heals 1.), do [{form heal {k} of {who}, text heal 1 of Brick, n 1, who {form {name}, name Brick}}]}, {text I've got boots.
      (Brick moves up to 3 squares.), do [{form move {who} {k}, text move Brick 3, n 3, who {form {name}, name Brick}}]}]}}, {form unmark {ref} {k},
      text unmark this 1 then burn this, n 1, last [{form burn {ref}, text burn this}]}]}; acting.on no -> yes; acting.points 0 -> 1; ways[-1] new
      {at 9, from -1}; ways[9] new {at 10, points 1, from 9}; ways[9, no. 2] new {at 12, points 1, from 9}; ways[9, no. 3] new {at 2, points 1, from
      9}

39. Player 1 is asked: Maeve: 1 point left. Where to? (walk, HE-RULING-15)
  can (HE-MOVE-15): stop:0:9 "Stop here"
  can (HE-MOVE-01): go:0:10 "To Pell's Fence b1"; go:0:12 "To Pell's Fence a2"; go:0:2 "To the Hen Yard c1"
  Player 1 answers: stop:0:9 "Stop here"
  all see cards[693].- {steps [{form unmark {ref} {k}, text unmark this 1 then flip this, n 1, last [{form flip {ref}, text flip this}]}]};
      cards[581].- {steps [{form question, if [[{form markers on {ref} {k}, text markers on this 3, n 3}]], question {text Somebody says: Is it
      cold?, options [{text There's frost. The light's slow. (The light gets a marker.), do [{form mark {ref} {k}, text mark 693(b) 1, card {number
      693, side (b)}, n 1}]}, {text There's a glove in Mam's pocket. (Maeve gains 1 material.), do [{form gain {k} materials to {who}, text gain 1
      materials to Maeve, n 1, who {form {name}, name Maeve}}]}]}}, {form question, if [[{form markers on {ref} {k}, text markers on this 2, n 2}]],
      question {text Somebody says: Is she big?, options [{text Thin. You can see how she's made. (1 damage to the vixen, if she is here.), do [{form
      wound {n} {k}, text wound 375 1, card {number 375}, n 1}]}, {text As big as a dog, so we wait. (The light gets a marker.), do [{form mark {ref}
      {k}, text mark 693(b) 1, card {number 693, side (b)}, n 1}]}]}}, {form question, if [[{form markers on {ref} {k}, text markers on this 1, n
      1}]], question {text Somebody says: Are you scared?, options [{text I've got Mam. (Brick heals 1.), do [{form heal {k} of {who}, text heal 1 of
      Brick, n 1, who {form {name}, name Brick}}]}, {text I've got boots. (Brick moves up to 3 squares.), do [{form move {who} {k}, text move Brick
      3, n 3, who {form {name}, name Brick}}]}]}}, {form unmark {ref} {k}, text unmark this 1 then burn this, n 1, last [{form burn {ref}, text burn
      this}]}]}; acting.on yes -> no; acting.points 1 -> 0; ways[-1] gone; ways[9] gone; ways[9, no. 2] gone; ways[9, no. 3] gone

40. Player 1 is asked, and may pass: What does the family do? (act, HE-TIME-14)
  can (HE-MOVE-01): move:0:0:1 "Maeve moves: 1 point"; move:0:1 "Maeve moves: 3 points"; move:1:0:1 "Brick moves: 1 point"; move:1:0:2 "Brick moves:
      2 points"; move:1:0:3 "Brick moves: 3 points"; move:1:1 "Brick moves: 3 points"; move:1:1:1 "Brick moves: 4 points"; move:1:1:2 "Brick moves: 5
      points"; move:1:2 "Brick moves: 6 points"; move:1:2:1 "Brick moves: 7 points"
  can (HE-RULING-96): rummage:0:9 "Maeve takes or drops things"; rummage:1:7 "Brick takes or drops things"
  Player 1 answers: move:0:0:1 "Maeve moves: 1 point"
  all see team[0].sheet.cards[2].centre 2 -> 3; team[0].sheet.tokens 1 -> 0; cards[693].- {steps [{form unmark {ref} {k}, text unmark this 1 then
      flip this, n 1, last [{form flip {ref}, text flip this}]}]}; cards[581].- {steps [{form question, if [[{form markers on {ref} {k}, text markers
      on this 3, n 3}]], question {text Somebody says: Is it cold?, options [{text There's frost. The light's slow. (The light gets a marker.), do
      [{form mark {ref} {k}, text mark 693(b) 1, card {number 693, side (b)}, n 1}]}, {text There's a glove in Mam's pocket. (Maeve gains 1
      material.), do [{form gain {k} materials to {who}, text gain 1 materials to Maeve, n 1, who {form {name}, name Maeve}}]}]}}, {form question, if
      [[{form markers on {ref} {k}, text markers on this 2, n 2}]], question {text Somebody says: Is she big?, options [{text Thin. You can see how
      she's made. (1 damage to the vixen, if she is here.), do [{form wound {n} {k}, text wound 375 1, card {number 375}, n 1}]}, {text As big as a
      dog, so we wait. (The light gets a marker.), do [{form mark {ref} {k}, text mark 693(b) 1, card {number 693, side (b)}, n 1}]}]}}, {form
      question, if [[{form markers on {ref} {k}, text markers on this 1, n 1}]], question {text Somebody says: Are you scared?, options [{text I've
      got Mam. (Brick heals 1.), do [{form heal {k} of {who}, text heal 1 of Brick, n 1, who {form {name}, name Brick}}]}, {text I've got boots.
      (Brick moves up to 3 squares.), do [{form move {who} {k}, text move Brick 3, n 3, who {form {name}, name Brick}}]}]}}, {form unmark {ref} {k},
      text unmark this 1 then burn this, n 1, last [{form burn {ref}, text burn this}]}]}; acting.on no -> yes; acting.points 0 -> 1; ways[-1] new
      {at 9, from -1}; ways[9] new {at 10, points 1, from 9}; ways[9, no. 2] new {at 12, points 1, from 9}; ways[9, no. 3] new {at 2, points 1, from
      9}

41. Player 1 is asked: Maeve: 1 point left. Where to? (walk, HE-RULING-15)
  can (HE-MOVE-15): stop:0:9 "Stop here"
  can (HE-MOVE-01): go:0:10 "To Pell's Fence b1"; go:0:12 "To Pell's Fence a2"; go:0:2 "To the Hen Yard c1"
  Player 1 answers: stop:0:9 "Stop here"
  all see cards[693].- {steps [{form unmark {ref} {k}, text unmark this 1 then flip this, n 1, last [{form flip {ref}, text flip this}]}]};
      cards[581].- {steps [{form question, if [[{form markers on {ref} {k}, text markers on this 3, n 3}]], question {text Somebody says: Is it
      cold?, options [{text There's frost. The light's slow. (The light gets a marker.), do [{form mark {ref} {k}, text mark 693(b) 1, card {number
      693, side (b)}, n 1}]}, {text There's a glove in Mam's pocket. (Maeve gains 1 material.), do [{form gain {k} materials to {who}, text gain 1
      materials to Maeve, n 1, who {form {name}, name Maeve}}]}]}}, {form question, if [[{form markers on {ref} {k}, text markers on this 2, n 2}]],
      question {text Somebody says: Is she big?, options [{text Thin. You can see how she's made. (1 damage to the vixen, if she is here.), do [{form
      wound {n} {k}, text wound 375 1, card {number 375}, n 1}]}, {text As big as a dog, so we wait. (The light gets a marker.), do [{form mark {ref}
      {k}, text mark 693(b) 1, card {number 693, side (b)}, n 1}]}]}}, {form question, if [[{form markers on {ref} {k}, text markers on this 1, n
      1}]], question {text Somebody says: Are you scared?, options [{text I've got Mam. (Brick heals 1.), do [{form heal {k} of {who}, text heal 1 of
      Brick, n 1, who {form {name}, name Brick}}]}, {text I've got boots. (Brick moves up to 3 squares.), do [{form move {who} {k}, text move Brick
      3, n 3, who {form {name}, name Brick}}]}]}}, {form unmark {ref} {k}, text unmark this 1 then burn this, n 1, last [{form burn {ref}, text burn
      this}]}]}; acting.on yes -> no; acting.points 1 -> 0; ways[-1] gone; ways[9] gone; ways[9, no. 2] gone; ways[9, no. 3] gone

42. Player 1 is asked, and may pass: What does the family do? (act, HE-TIME-14)
  can (HE-MOVE-01): move:1:0:1 "Brick moves: 1 point"; move:1:0:2 "Brick moves: 2 points"; move:1:0:3 "Brick moves: 3 points"; move:1:1 "Brick moves:
      3 points"; move:1:1:1 "Brick moves: 4 points"; move:1:1:2 "Brick moves: 5 points"; move:1:2 "Brick moves: 6 points"; move:1:2:1 "Brick moves: 7
      points"
  can (HE-RULING-96): rummage:1:7 "Brick takes or drops things"
  Player 1 answers: move:1:1 "Brick moves: 3 points"
  all see team[1].sheet.cards[2].used 0 -> 1; team[1].sheet.tokens 3 -> 2; cards[693].- {steps [{form unmark {ref} {k}, text unmark this 1 then flip
      this, n 1, last [{form flip {ref}, text flip this}]}]}; cards[581].- {steps [{form question, if [[{form markers on {ref} {k}, text markers on
      this 3, n 3}]], question {text Somebody says: Is it cold?, options [{text There's frost. The light's slow. (The light gets a marker.), do
      [{form mark {ref} {k}, text mark 693(b) 1, card {number 693, side (b)}, n 1}]}, {text There's a glove in Mam's pocket. (Maeve gains 1
      material.), do [{form gain {k} materials to {who}, text gain 1 materials to Maeve, n 1, who {form {name}, name Maeve}}]}]}}, {form question, if
      [[{form markers on {ref} {k}, text markers on this 2, n 2}]], question {text Somebody says: Is she big?, options [{text Thin. You can see how
      she's made. (1 damage to the vixen, if she is here.), do [{form wound {n} {k}, text wound 375 1, card {number 375}, n 1}]}, {text As big as a
      dog, so we wait. (The light gets a marker.), do [{form mark {ref} {k}, text mark 693(b) 1, card {number 693, side (b)}, n 1}]}]}}, {form
      question, if [[{form markers on {ref} {k}, text markers on this 1, n 1}]], question {text Somebody says: Are you scared?, options [{text I've
      got Mam. (Brick heals 1.), do [{form heal {k} of {who}, text heal 1 of Brick, n 1, who {form {name}, name Brick}}]}, {text I've got boots.
      (Brick moves up to 3 squares.), do [{form move {who} {k}, text move Brick 3, n 3, who {form {name}, name Brick}}]}]}}, {form unmark {ref} {k},
      text unmark this 1 then burn this, n 1, last [{form burn {ref}, text burn this}]}]}; acting.on no -> yes; acting.member 0 -> 1; acting.points 0
      -> 3; ways[-1] new {at 7, from -1}; ways[7] new {at 4, points 1, from 7}; ways[7, no. 2] new {at 8, points 1, from 7}; ways[7, no. 3] new {at
      6, points 1, from 7}; ways[4] new {at 1, points 2, from 4}; ways[4, no. 2] new {at 5, points 2, from 4}; ways[4, no. 3] new {at 3, points 2,
      from 4}; ways[8] new {at 15, points 2, from 8}; ways[1] new {at 25, points 3, from 1}; ways[1, no. 2] new {at 2, points 3, from 1}; ways[1, no.
      3] new {points 3, from 1}; ways[5] new {at 12, points 3, from 5}; ways[15] new {at 16, points 3, from 15}

43. Player 1 is asked: Brick: 3 points left. Where to? (walk, HE-RULING-15)
  can (HE-MOVE-15): stop:1:7 "Stop here"
  can (HE-MOVE-01): go:1:4 "To the Hen Yard b2"; go:1:8 "To the Hen Yard c3"; go:1:6 "To the Hen Yard a3"; go:1:1 "To the Hen Yard b1"; go:1:5 "To
      the Hen Yard c2"; go:1:3 "To the Hen Yard a2"; go:1:15 "To Pell's Fence a3"; go:1:25 "To the Shed b3"; go:1:2 "To the Hen Yard c1"; go:1 "To
      the Hen Yard a1"; go:1:12 "To Pell's Fence a2"; go:1:16 "To Pell's Fence b3"
  Player 1 answers: go:1 "To the Hen Yard a1"
  told: Brick goes to the Hen Yard a1. (HE-MOVE-01)
  all see team[1].at 7 -> 0; cards[693].- {steps [{form unmark {ref} {k}, text unmark this 1 then flip this, n 1, last [{form flip {ref}, text flip
      this}]}]}; cards[581].- {steps [{form question, if [[{form markers on {ref} {k}, text markers on this 3, n 3}]], question {text Somebody says:
      Is it cold?, options [{text There's frost. The light's slow. (The light gets a marker.), do [{form mark {ref} {k}, text mark 693(b) 1, card
      {number 693, side (b)}, n 1}]}, {text There's a glove in Mam's pocket. (Maeve gains 1 material.), do [{form gain {k} materials to {who}, text
      gain 1 materials to Maeve, n 1, who {form {name}, name Maeve}}]}]}}, {form question, if [[{form markers on {ref} {k}, text markers on this 2, n
      2}]], question {text Somebody says: Is she big?, options [{text Thin. You can see how she's made. (1 damage to the vixen, if she is here.), do
      [{form wound {n} {k}, text wound 375 1, card {number 375}, n 1}]}, {text As big as a dog, so we wait. (The light gets a marker.), do [{form
      mark {ref} {k}, text mark 693(b) 1, card {number 693, side (b)}, n 1}]}]}}, {form question, if [[{form markers on {ref} {k}, text markers on
      this 1, n 1}]], question {text Somebody says: Are you scared?, options [{text I've got Mam. (Brick heals 1.), do [{form heal {k} of {who}, text
      heal 1 of Brick, n 1, who {form {name}, name Brick}}]}, {text I've got boots. (Brick moves up to 3 squares.), do [{form move {who} {k}, text
      move Brick 3, n 3, who {form {name}, name Brick}}]}]}}, {form unmark {ref} {k}, text unmark this 1 then burn this, n 1, last [{form burn {ref},
      text burn this}]}]}; acting.on yes -> no; acting.member 1 -> 0; acting.points 3 -> 0; ways[-1] gone; ways[7] gone; ways[7, no. 2] gone; ways[7,
      no. 3] gone; ways[4] gone; ways[4, no. 2] gone; ways[4, no. 3] gone; ways[8] gone; ways[1] gone; ways[1, no. 2] gone; ways[1, no. 3] gone;
      ways[5] gone; ways[15] gone

44. Player 1 is asked, and may pass: What does the family do? (act, HE-TIME-14)
  can (HE-MOVE-01): move:1:0:1 "Brick moves: 1 point"; move:1:0:2 "Brick moves: 2 points"; move:1:1 "Brick moves: 3 points"; move:1:1:1 "Brick moves:
      4 points"
  can (HE-RULING-96): rummage:1 "Brick takes or drops things"
  Player 1 answers: move:1:1 "Brick moves: 3 points"
  all see team[1].sheet.cards[2].used 1 -> 3; team[1].sheet.tokens 2 -> 1; cards[693].- {steps [{form unmark {ref} {k}, text unmark this 1 then flip
      this, n 1, last [{form flip {ref}, text flip this}]}]}; cards[581].- {steps [{form question, if [[{form markers on {ref} {k}, text markers on
      this 3, n 3}]], question {text Somebody says: Is it cold?, options [{text There's frost. The light's slow. (The light gets a marker.), do
      [{form mark {ref} {k}, text mark 693(b) 1, card {number 693, side (b)}, n 1}]}, {text There's a glove in Mam's pocket. (Maeve gains 1
      material.), do [{form gain {k} materials to {who}, text gain 1 materials to Maeve, n 1, who {form {name}, name Maeve}}]}]}}, {form question, if
      [[{form markers on {ref} {k}, text markers on this 2, n 2}]], question {text Somebody says: Is she big?, options [{text Thin. You can see how
      she's made. (1 damage to the vixen, if she is here.), do [{form wound {n} {k}, text wound 375 1, card {number 375}, n 1}]}, {text As big as a
      dog, so we wait. (The light gets a marker.), do [{form mark {ref} {k}, text mark 693(b) 1, card {number 693, side (b)}, n 1}]}]}}, {form
      question, if [[{form markers on {ref} {k}, text markers on this 1, n 1}]], question {text Somebody says: Are you scared?, options [{text I've
      got Mam. (Brick heals 1.), do [{form heal {k} of {who}, text heal 1 of Brick, n 1, who {form {name}, name Brick}}]}, {text I've got boots.
      (Brick moves up to 3 squares.), do [{form move {who} {k}, text move Brick 3, n 3, who {form {name}, name Brick}}]}]}}, {form unmark {ref} {k},
      text unmark this 1 then burn this, n 1, last [{form burn {ref}, text burn this}]}]}; acting.on no -> yes; acting.member 0 -> 1; acting.points 0
      -> 3; ways[-1] new {from -1}; ways[0] new {at 1, points 1}; ways[0, no. 2] new {at 3, points 1}; ways[1] new {at 25, points 2, from 1}; ways[1,
      no. 2] new {at 2, points 2, from 1}; ways[1, no. 3] new {at 4, points 2, from 1}; ways[25] new {at 22, points 3, from 25}; ways[25, no. 2] new
      {at 26, points 3, from 25}; ways[25, no. 3] new {at 24, points 3, from 25}; ways[2] new {at 5, points 3, from 2}; ways[4] new {at 7, points 3,
      from 4}

45. Player 1 is asked: Brick: 3 points left. Where to? (walk, HE-RULING-15)
  can (HE-MOVE-15): stop:1 "Stop here"
  can (HE-MOVE-01): go:1:1 "To the Hen Yard b1"; go:1:3 "To the Hen Yard a2"; go:1:25 "To the Shed b3"; go:1:2 "To the Hen Yard c1"; go:1:4 "To the
      Hen Yard b2"; go:1:22 "To the Shed b2"; go:1:26 "To the Shed c3"; go:1:24 "To the Shed a3"; go:1:5 "To the Hen Yard c2"; go:1:7 "To the Hen
      Yard b3"
  Player 1 answers: go:1:3 "To the Hen Yard a2"
  told: Brick goes to the Hen Yard a2. (HE-MOVE-01)
  all see team[1].at 0 -> 3; cards[693].- {steps [{form unmark {ref} {k}, text unmark this 1 then flip this, n 1, last [{form flip {ref}, text flip
      this}]}]}; cards[581].- {steps [{form question, if [[{form markers on {ref} {k}, text markers on this 3, n 3}]], question {text Somebody says:
      Is it cold?, options [{text There's frost. The light's slow. (The light gets a marker.), do [{form mark {ref} {k}, text mark 693(b) 1, card
      {number 693, side (b)}, n 1}]}, {text There's a glove in Mam's pocket. (Maeve gains 1 material.), do [{form gain {k} materials to {who}, text
      gain 1 materials to Maeve, n 1, who {form {name}, name Maeve}}]}]}}, {form question, if [[{form markers on {ref} {k}, text markers on this 2, n
      2}]], question {text Somebody says: Is she big?, options [{text Thin. You can see how she's made. (1 damage to the vixen, if she is here.), do
      [{form wound {n} {k}, text wound 375 1, card {number 375}, n 1}]}, {text As big as a dog, so we wait. (The light gets a marker.), do [{form
      mark {ref} {k}, text mark 693(b) 1, card {number 693, side (b)}, n 1}]}]}}, {form question, if [[{form markers on {ref} {k}, text markers on
      this 1, n 1}]], question {text Somebody says: Are you scared?, options [{text I've got Mam. (Brick heals 1.), do [{form heal {k} of {who}, text
      heal 1 of Brick, n 1, who {form {name}, name Brick}}]}, {text I've got boots. (Brick moves up to 3 squares.), do [{form move {who} {k}, text
      move Brick 3, n 3, who {form {name}, name Brick}}]}]}}, {form unmark {ref} {k}, text unmark this 1 then burn this, n 1, last [{form burn {ref},
      text burn this}]}]}; acting.points 3 -> 2; ways[-1].at 0 -> 3; ways[3] new {points 1, from 3}; ways[3, no. 2] new {at 4, points 1, from 3};
      ways[0].points 1 -> 2; ways[4].at 7 -> 5; ways[4].points 3 -> 2; ways[4, no. 2] new {at 7, points 2, from 4}; ways[0, no. 2] gone; ways[1]
      gone; ways[1, no. 2] gone; ways[1, no. 3] gone; ways[25] gone; ways[25, no. 2] gone; ways[25, no. 3] gone; ways[2] gone

46. Player 1 is asked: Brick: 2 points left. Where to? (walk, HE-RULING-15)
  can (HE-MOVE-15): stop:1:3 "Stop here"
  can (HE-MOVE-01): go:1 "To the Hen Yard a1"; go:1:4 "To the Hen Yard b2"; go:1:1 "To the Hen Yard b1"; go:1:5 "To the Hen Yard c2"; go:1:7 "To the
      Hen Yard b3"
  Player 1 answers: go:1:1 "To the Hen Yard b1"
  told: Brick goes to the Hen Yard b1. (HE-MOVE-01)
  all see team[1].at 3 -> 1; cards[693].- {steps [{form unmark {ref} {k}, text unmark this 1 then flip this, n 1, last [{form flip {ref}, text flip
      this}]}]}; cards[581].- {steps [{form question, if [[{form markers on {ref} {k}, text markers on this 3, n 3}]], question {text Somebody says:
      Is it cold?, options [{text There's frost. The light's slow. (The light gets a marker.), do [{form mark {ref} {k}, text mark 693(b) 1, card
      {number 693, side (b)}, n 1}]}, {text There's a glove in Mam's pocket. (Maeve gains 1 material.), do [{form gain {k} materials to {who}, text
      gain 1 materials to Maeve, n 1, who {form {name}, name Maeve}}]}]}}, {form question, if [[{form markers on {ref} {k}, text markers on this 2, n
      2}]], question {text Somebody says: Is she big?, options [{text Thin. You can see how she's made. (1 damage to the vixen, if she is here.), do
      [{form wound {n} {k}, text wound 375 1, card {number 375}, n 1}]}, {text As big as a dog, so we wait. (The light gets a marker.), do [{form
      mark {ref} {k}, text mark 693(b) 1, card {number 693, side (b)}, n 1}]}]}}, {form question, if [[{form markers on {ref} {k}, text markers on
      this 1, n 1}]], question {text Somebody says: Are you scared?, options [{text I've got Mam. (Brick heals 1.), do [{form heal {k} of {who}, text
      heal 1 of Brick, n 1, who {form {name}, name Brick}}]}, {text I've got boots. (Brick moves up to 3 squares.), do [{form move {who} {k}, text
      move Brick 3, n 3, who {form {name}, name Brick}}]}]}}, {form unmark {ref} {k}, text unmark this 1 then burn this, n 1, last [{form burn {ref},
      text burn this}]}]}; acting.on yes -> no; acting.member 1 -> 0; acting.points 2 -> 0; ways[-1] gone; ways[3] gone; ways[3, no. 2] gone; ways[0]
      gone; ways[4] gone; ways[4, no. 2] gone

47. Player 1 is asked, and may pass: What does the family do? (act, HE-TIME-14)
  can (HE-MOVE-01): move:1:0:1 "Brick moves: 1 point"
  can (HE-RULING-96): rummage:1:1 "Brick takes or drops things"
  Player 1 answers: move:1:0:1 "Brick moves: 1 point"
  all see team[1].sheet.cards[2].centre 0 -> 1; team[1].sheet.tokens 1 -> 0; cards[693].- {steps [{form unmark {ref} {k}, text unmark this 1 then
      flip this, n 1, last [{form flip {ref}, text flip this}]}]}; cards[581].- {steps [{form question, if [[{form markers on {ref} {k}, text markers
      on this 3, n 3}]], question {text Somebody says: Is it cold?, options [{text There's frost. The light's slow. (The light gets a marker.), do
      [{form mark {ref} {k}, text mark 693(b) 1, card {number 693, side (b)}, n 1}]}, {text There's a glove in Mam's pocket. (Maeve gains 1
      material.), do [{form gain {k} materials to {who}, text gain 1 materials to Maeve, n 1, who {form {name}, name Maeve}}]}]}}, {form question, if
      [[{form markers on {ref} {k}, text markers on this 2, n 2}]], question {text Somebody says: Is she big?, options [{text Thin. You can see how
      she's made. (1 damage to the vixen, if she is here.), do [{form wound {n} {k}, text wound 375 1, card {number 375}, n 1}]}, {text As big as a
      dog, so we wait. (The light gets a marker.), do [{form mark {ref} {k}, text mark 693(b) 1, card {number 693, side (b)}, n 1}]}]}}, {form
      question, if [[{form markers on {ref} {k}, text markers on this 1, n 1}]], question {text Somebody says: Are you scared?, options [{text I've
      got Mam. (Brick heals 1.), do [{form heal {k} of {who}, text heal 1 of Brick, n 1, who {form {name}, name Brick}}]}, {text I've got boots.
      (Brick moves up to 3 squares.), do [{form move {who} {k}, text move Brick 3, n 3, who {form {name}, name Brick}}]}]}}, {form unmark {ref} {k},
      text unmark this 1 then burn this, n 1, last [{form burn {ref}, text burn this}]}]}; acting.on no -> yes; acting.member 0 -> 1; acting.points 0
      -> 1; ways[-1] new {at 1, from -1}; ways[1] new {at 25, points 1, from 1}; ways[1, no. 2] new {at 2, points 1, from 1}; ways[1, no. 3] new {at
      4, points 1, from 1}; ways[1, no. 4] new {points 1, from 1}

48. Player 1 is asked: Brick: 1 point left. Where to? (walk, HE-RULING-15)
  can (HE-MOVE-15): stop:1:1 "Stop here"
  can (HE-MOVE-01): go:1:25 "To the Shed b3"; go:1:2 "To the Hen Yard c1"; go:1:4 "To the Hen Yard b2"; go:1 "To the Hen Yard a1"
  Player 1 answers: go:1:2 "To the Hen Yard c1"
  told: Brick goes to the Hen Yard c1. (HE-MOVE-01)
  told: The family has done enough. (HE-TIME-15)
  all see phase 2 -> 1; at 0 -> 1; team[1].at 1 -> 2; cards[693].- {steps [{form unmark {ref} {k}, text unmark this 1 then flip this, n 1, last
      [{form flip {ref}, text flip this}]}]}; cards[581].- {steps [{form question, if [[{form markers on {ref} {k}, text markers on this 3, n 3}]],
      question {text Somebody says: Is it cold?, options [{text There's frost. The light's slow. (The light gets a marker.), do [{form mark {ref}
      {k}, text mark 693(b) 1, card {number 693, side (b)}, n 1}]}, {text There's a glove in Mam's pocket. (Maeve gains 1 material.), do [{form gain
      {k} materials to {who}, text gain 1 materials to Maeve, n 1, who {form {name}, name Maeve}}]}]}}, {form question, if [[{form markers on {ref}
      {k}, text markers on this 2, n 2}]], question {text Somebody says: Is she big?, options [{text Thin. You can see how she's made. (1 damage to
      the vixen, if she is here.), do [{form wound {n} {k}, text wound 375 1, card {number 375}, n 1}]}, {text As big as a dog, so we wait. (The
      light gets a marker.), do [{form mark {ref} {k}, text mark 693(b) 1, card {number 693, side (b)}, n 1}]}]}}, {form question, if [[{form markers
      on {ref} {k}, text markers on this 1, n 1}]], question {text Somebody says: Are you scared?, options [{text I've got Mam. (Brick heals 1.), do
      [{form heal {k} of {who}, text heal 1 of Brick, n 1, who {form {name}, name Brick}}]}, {text I've got boots. (Brick moves up to 3 squares.), do
      [{form move {who} {k}, text move Brick 3, n 3, who {form {name}, name Brick}}]}]}}, {form unmark {ref} {k}, text unmark this 1 then burn this,
      n 1, last [{form burn {ref}, text burn this}]}]}; acting.on yes -> no; acting.member 1 -> 0; acting.points 1 -> 0; ways[-1] gone; ways[1] gone;
      ways[1, no. 2] gone; ways[1, no. 3] gone; ways[1, no. 4] gone

49. Player 1 is asked: Next in the row: First Light. (card, HE-TIME-02)
  can (HE-RULING-48): on:693 "Go on"
  Player 1 answers: on:693 "Go on"
  told: The Time marker reaches First Light. (HE-TIME-02)
  told: First Light loses 1 marker: 5 left. (HE-MARK-02)
  all see row[693].markers 6 -> 5; at 1 -> 2; cards[693].markers 6 -> 5; cards[693].- {steps [{form unmark {ref} {k}, text unmark this 1 then flip
      this, n 1, last [{form flip {ref}, text flip this}]}]}; cards[581].- {steps [{form question, if [[{form markers on {ref} {k}, text markers on
      this 3, n 3}]], question {text Somebody says: Is it cold?, options [{text There's frost. The light's slow. (The light gets a marker.), do
      [{form mark {ref} {k}, text mark 693(b) 1, card {number 693, side (b)}, n 1}]}, {text There's a glove in Mam's pocket. (Maeve gains 1
      material.), do [{form gain {k} materials to {who}, text gain 1 materials to Maeve, n 1, who {form {name}, name Maeve}}]}]}}, {form question, if
      [[{form markers on {ref} {k}, text markers on this 2, n 2}]], question {text Somebody says: Is she big?, options [{text Thin. You can see how
      she's made. (1 damage to the vixen, if she is here.), do [{form wound {n} {k}, text wound 375 1, card {number 375}, n 1}]}, {text As big as a
      dog, so we wait. (The light gets a marker.), do [{form mark {ref} {k}, text mark 693(b) 1, card {number 693, side (b)}, n 1}]}]}}, {form
      question, if [[{form markers on {ref} {k}, text markers on this 1, n 1}]], question {text Somebody says: Are you scared?, options [{text I've
      got Mam. (Brick heals 1.), do [{form heal {k} of {who}, text heal 1 of Brick, n 1, who {form {name}, name Brick}}]}, {text I've got boots.
      (Brick moves up to 3 squares.), do [{form move {who} {k}, text move Brick 3, n 3, who {form {name}, name Brick}}]}]}}, {form unmark {ref} {k},
      text unmark this 1 then burn this, n 1, last [{form burn {ref}, text burn this}]}]}

50. Player 1 is asked: Next in the row: Somebody Turns Over. (card, HE-TIME-02)
  can (HE-RULING-48): on:581 "Go on"
  Player 1 answers: on:581 "Go on"
  told: The Time marker reaches Somebody Turns Over. (HE-TIME-02)
  all see cards[693].- {steps [{form unmark {ref} {k}, text unmark this 1 then flip this, n 1, last [{form flip {ref}, text flip this}]}]};
      cards[581].- {steps [{form question, if [[{form markers on {ref} {k}, text markers on this 3, n 3}]], question {text Somebody says: Is it
      cold?, options [{text There's frost. The light's slow. (The light gets a marker.), do [{form mark {ref} {k}, text mark 693(b) 1, card {number
      693, side (b)}, n 1}]}, {text There's a glove in Mam's pocket. (Maeve gains 1 material.), do [{form gain {k} materials to {who}, text gain 1
      materials to Maeve, n 1, who {form {name}, name Maeve}}]}]}}, {form question, if [[{form markers on {ref} {k}, text markers on this 2, n 2}]],
      question {text Somebody says: Is she big?, options [{text Thin. You can see how she's made. (1 damage to the vixen, if she is here.), do [{form
      wound {n} {k}, text wound 375 1, card {number 375}, n 1}]}, {text As big as a dog, so we wait. (The light gets a marker.), do [{form mark {ref}
      {k}, text mark 693(b) 1, card {number 693, side (b)}, n 1}]}]}}, {form question, if [[{form markers on {ref} {k}, text markers on this 1, n
      1}]], question {text Somebody says: Are you scared?, options [{text I've got Mam. (Brick heals 1.), do [{form heal {k} of {who}, text heal 1 of
      Brick, n 1, who {form {name}, name Brick}}]}, {text I've got boots. (Brick moves up to 3 squares.), do [{form move {who} {k}, text move Brick
      3, n 3, who {form {name}, name Brick}}]}]}}, {form unmark {ref} {k}, text unmark this 1 then burn this, n 1, last [{form burn {ref}, text burn
      this}]}]}

51. Player 1 is asked: Somebody says: Are you scared? (option, HE-SECT-14)
  can (HE-SECT-14): option:581:2 "I've got Mam. (Brick heals 1.)"; option:581:2:1 "I've got boots. (Brick moves up to 3 squares.)"
  Player 1 answers: option:581:2 "I've got Mam. (Brick heals 1.)"
  told: Decided: I've got Mam. (Brick heals 1.) (HE-SECT-15)
  told: There is nothing to heal. (HE-RULING-52)
  told: Somebody Turns Over loses 1 marker: 0 left. (HE-MARK-02)
  told: Back to the box: Somebody Turns Over. (HE-CARD-18)
  told: Out of the row: Somebody Turns Over. (HE-TIME-16)
  told: From the start again: loop 4. (HE-TIME-04)
  told: The Time marker reaches the family. (HE-TIME-02)
  told: Everybody has their tokens back. (HE-TIME-13)
  all see phase 1 -> 2; loop 3 -> 4; row[581] gone; at 2 -> 0; team[0].sheet.cards[2].centre 3 -> 0; team[0].sheet.tokens 0 -> 3;
      team[1].sheet.cards[2].used 3 -> 0; team[1].sheet.cards[2].centre 1 -> 0; team[1].sheet.tokens 0 -> 3; cards[693].- {steps [{form unmark {ref}
      {k}, text unmark this 1 then flip this, n 1, last [{form flip {ref}, text flip this}]}]}; cards[581].place 3 -> 10; cards[581].markers 1 -> 0;
      cards[581].chosen 2 -> 1; cards[581].- {steps [{form question, if [[{form markers on {ref} {k}, text markers on this 3, n 3}]], question {text
      Somebody says: Is it cold?, options [{text There's frost. The light's slow. (The light gets a marker.), do [{form mark {ref} {k}, text mark
      693(b) 1, card {number 693, side (b)}, n 1}]}, {text There's a glove in Mam's pocket. (Maeve gains 1 material.), do [{form gain {k} materials
      to {who}, text gain 1 materials to Maeve, n 1, who {form {name}, name Maeve}}]}]}}, {form question, if [[{form markers on {ref} {k}, text
      markers on this 2, n 2}]], question {text Somebody says: Is she big?, options [{text Thin. You can see how she's made. (1 damage to the vixen,
      if she is here.), do [{form wound {n} {k}, text wound 375 1, card {number 375}, n 1}]}, {text As big as a dog, so we wait. (The light gets a
      marker.), do [{form mark {ref} {k}, text mark 693(b) 1, card {number 693, side (b)}, n 1}]}]}}, {form question, if [[{form markers on {ref}
      {k}, text markers on this 1, n 1}]], question {text Somebody says: Are you scared?, options [{text I've got Mam. (Brick heals 1.), do [{form
      heal {k} of {who}, text heal 1 of Brick, n 1, who {form {name}, name Brick}}]}, {text I've got boots. (Brick moves up to 3 squares.), do [{form
      move {who} {k}, text move Brick 3, n 3, who {form {name}, name Brick}}]}]}}, {form unmark {ref} {k}, text unmark this 1 then burn this, n 1,
      last [{form burn {ref}, text burn this}]}]}

52. Player 1 is asked, and may pass: What does the family do? (act, HE-TIME-14)
  can (HE-MOVE-01): move:0:0:1 "Maeve moves: 1 point"; move:0:0:2 "Maeve moves: 2 points"; move:0:0:3 "Maeve moves: 3 points"; move:0:1 "Maeve moves:
      3 points"; move:0:1:1 "Maeve moves: 4 points"; move:0:1:2 "Maeve moves: 5 points"; move:0:2 "Maeve moves: 6 points"; move:0:2:1 "Maeve moves: 7
      points"; move:1:0:1 "Brick moves: 1 point"; move:1:0:2 "Brick moves: 2 points"; move:1:0:3 "Brick moves: 3 points"; move:1:1 "Brick moves: 3
      points"; move:1:1:1 "Brick moves: 4 points"; move:1:1:2 "Brick moves: 5 points"; move:1:2 "Brick moves: 6 points"; move:1:2:1 "Brick moves: 7
      points"
  can (HE-RULING-96): rummage:0:9 "Maeve takes or drops things"; rummage:1:2 "Brick takes or drops things"
  can (HE-ITEM-11): trade:0:1 "Maeve trades with Brick"; trade:1 "Brick trades with Maeve"
  Player 1 answers: move:0:0:1 "Maeve moves: 1 point"
  all see team[0].sheet.cards[2].centre 0 -> 1; team[0].sheet.tokens 3 -> 2; cards[693].- {steps [{form unmark {ref} {k}, text unmark this 1 then
      flip this, n 1, last [{form flip {ref}, text flip this}]}]}; cards[581].- {steps [{form question, if [[{form markers on {ref} {k}, text markers
      on this 3, n 3}]], question {text Somebody says: Is it cold?, options [{text There's frost. The light's slow. (The light gets a marker.), do
      [{form mark {ref} {k}, text mark 693(b) 1, card {number 693, side (b)}, n 1}]}, {text There's a glove in Mam's pocket. (Maeve gains 1
      material.), do [{form gain {k} materials to {who}, text gain 1 materials to Maeve, n 1, who {form {name}, name Maeve}}]}]}}, {form question, if
      [[{form markers on {ref} {k}, text markers on this 2, n 2}]], question {text Somebody says: Is she big?, options [{text Thin. You can see how
      she's made. (1 damage to the vixen, if she is here.), do [{form wound {n} {k}, text wound 375 1, card {number 375}, n 1}]}, {text As big as a
      dog, so we wait. (The light gets a marker.), do [{form mark {ref} {k}, text mark 693(b) 1, card {number 693, side (b)}, n 1}]}]}}, {form
      question, if [[{form markers on {ref} {k}, text markers on this 1, n 1}]], question {text Somebody says: Are you scared?, options [{text I've
      got Mam. (Brick heals 1.), do [{form heal {k} of {who}, text heal 1 of Brick, n 1, who {form {name}, name Brick}}]}, {text I've got boots.
      (Brick moves up to 3 squares.), do [{form move {who} {k}, text move Brick 3, n 3, who {form {name}, name Brick}}]}]}}, {form unmark {ref} {k},
      text unmark this 1 then burn this, n 1, last [{form burn {ref}, text burn this}]}]}; acting.on no -> yes; acting.points 0 -> 1; ways[-1] new
      {at 9, from -1}; ways[9] new {at 10, points 1, from 9}; ways[9, no. 2] new {at 12, points 1, from 9}

53. Player 1 is asked: Maeve: 1 point left. Where to? (walk, HE-RULING-15)
  can (HE-MOVE-15): stop:0:9 "Stop here"
  can (HE-MOVE-01): go:0:10 "To Pell's Fence b1"; go:0:12 "To Pell's Fence a2"
  Player 1 answers: stop:0:9 "Stop here"
  all see cards[693].- {steps [{form unmark {ref} {k}, text unmark this 1 then flip this, n 1, last [{form flip {ref}, text flip this}]}]};
      cards[581].- {steps [{form question, if [[{form markers on {ref} {k}, text markers on this 3, n 3}]], question {text Somebody says: Is it
      cold?, options [{text There's frost. The light's slow. (The light gets a marker.), do [{form mark {ref} {k}, text mark 693(b) 1, card {number
      693, side (b)}, n 1}]}, {text There's a glove in Mam's pocket. (Maeve gains 1 material.), do [{form gain {k} materials to {who}, text gain 1
      materials to Maeve, n 1, who {form {name}, name Maeve}}]}]}}, {form question, if [[{form markers on {ref} {k}, text markers on this 2, n 2}]],
      question {text Somebody says: Is she big?, options [{text Thin. You can see how she's made. (1 damage to the vixen, if she is here.), do [{form
      wound {n} {k}, text wound 375 1, card {number 375}, n 1}]}, {text As big as a dog, so we wait. (The light gets a marker.), do [{form mark {ref}
      {k}, text mark 693(b) 1, card {number 693, side (b)}, n 1}]}]}}, {form question, if [[{form markers on {ref} {k}, text markers on this 1, n
      1}]], question {text Somebody says: Are you scared?, options [{text I've got Mam. (Brick heals 1.), do [{form heal {k} of {who}, text heal 1 of
      Brick, n 1, who {form {name}, name Brick}}]}, {text I've got boots. (Brick moves up to 3 squares.), do [{form move {who} {k}, text move Brick
      3, n 3, who {form {name}, name Brick}}]}]}}, {form unmark {ref} {k}, text unmark this 1 then burn this, n 1, last [{form burn {ref}, text burn
      this}]}]}; acting.on yes -> no; acting.points 1 -> 0; ways[-1] gone; ways[9] gone; ways[9, no. 2] gone

54. Player 1 is asked, and may pass: What does the family do? (act, HE-TIME-14)
  can (HE-MOVE-01): move:0:0:1 "Maeve moves: 1 point"; move:0:0:2 "Maeve moves: 2 points"; move:0:1 "Maeve moves: 3 points"; move:0:1:1 "Maeve moves:
      4 points"; move:0:2 "Maeve moves: 6 points"; move:1:0:1 "Brick moves: 1 point"; move:1:0:2 "Brick moves: 2 points"; move:1:0:3 "Brick moves: 3
      points"; move:1:1 "Brick moves: 3 points"; move:1:1:1 "Brick moves: 4 points"; move:1:1:2 "Brick moves: 5 points"; move:1:2 "Brick moves: 6
      points"; move:1:2:1 "Brick moves: 7 points"
  can (HE-RULING-96): rummage:0:9 "Maeve takes or drops things"; rummage:1:2 "Brick takes or drops things"
  can (HE-ITEM-11): trade:0:1 "Maeve trades with Brick"; trade:1 "Brick trades with Maeve"
  Player 1 answers: move:0:0:1 "Maeve moves: 1 point"
  all see team[0].sheet.cards[2].centre 1 -> 2; team[0].sheet.tokens 2 -> 1; cards[693].- {steps [{form unmark {ref} {k}, text unmark this 1 then
      flip this, n 1, last [{form flip {ref}, text flip this}]}]}; cards[581].- {steps [{form question, if [[{form markers on {ref} {k}, text markers
      on this 3, n 3}]], question {text Somebody says: Is it cold?, options [{text There's frost. The light's slow. (The light gets a marker.), do
      [{form mark {ref} {k}, text mark 693(b) 1, card {number 693, side (b)}, n 1}]}, {text There's a glove in Mam's pocket. (Maeve gains 1
      material.), do [{form gain {k} materials to {who}, text gain 1 materials to Maeve, n 1, who {form {name}, name Maeve}}]}]}}, {form question, if
      [[{form markers on {ref} {k}, text markers on this 2, n 2}]], question {text Somebody says: Is she big?, options [{text Thin. You can see how
      she's made. (1 damage to the vixen, if she is here.), do [{form wound {n} {k}, text wound 375 1, card {number 375}, n 1}]}, {text As big as a
      dog, so we wait. (The light gets a marker.), do [{form mark {ref} {k}, text mark 693(b) 1, card {number 693, side (b)}, n 1}]}]}}, {form
      question, if [[{form markers on {ref} {k}, text markers on this 1, n 1}]], question {text Somebody says: Are you scared?, options [{text I've
      got Mam. (Brick heals 1.), do [{form heal {k} of {who}, text heal 1 of Brick, n 1, who {form {name}, name Brick}}]}, {text I've got boots.
      (Brick moves up to 3 squares.), do [{form move {who} {k}, text move Brick 3, n 3, who {form {name}, name Brick}}]}]}}, {form unmark {ref} {k},
      text unmark this 1 then burn this, n 1, last [{form burn {ref}, text burn this}]}]}; acting.on no -> yes; acting.points 0 -> 1; ways[-1] new
      {at 9, from -1}; ways[9] new {at 10, points 1, from 9}; ways[9, no. 2] new {at 12, points 1, from 9}

55. Player 1 is asked: Maeve: 1 point left. Where to? (walk, HE-RULING-15)
  can (HE-MOVE-15): stop:0:9 "Stop here"
  can (HE-MOVE-01): go:0:10 "To Pell's Fence b1"; go:0:12 "To Pell's Fence a2"
  Player 1 answers: stop:0:9 "Stop here"
  all see cards[693].- {steps [{form unmark {ref} {k}, text unmark this 1 then flip this, n 1, last [{form flip {ref}, text flip this}]}]};
      cards[581].- {steps [{form question, if [[{form markers on {ref} {k}, text markers on this 3, n 3}]], question {text Somebody says: Is it
      cold?, options [{text There's frost. The light's slow. (The light gets a marker.), do [{form mark {ref} {k}, text mark 693(b) 1, card {number
      693, side (b)}, n 1}]}, {text There's a glove in Mam's pocket. (Maeve gains 1 material.), do [{form gain {k} materials to {who}, text gain 1
      materials to Maeve, n 1, who {form {name}, name Maeve}}]}]}}, {form question, if [[{form markers on {ref} {k}, text markers on this 2, n 2}]],
      question {text Somebody says: Is she big?, options [{text Thin. You can see how she's made. (1 damage to the vixen, if she is here.), do [{form
      wound {n} {k}, text wound 375 1, card {number 375}, n 1}]}, {text As big as a dog, so we wait. (The light gets a marker.), do [{form mark {ref}
      {k}, text mark 693(b) 1, card {number 693, side (b)}, n 1}]}]}}, {form question, if [[{form markers on {ref} {k}, text markers on this 1, n
      1}]], question {text Somebody says: Are you scared?, options [{text I've got Mam. (Brick heals 1.), do [{form heal {k} of {who}, text heal 1 of
      Brick, n 1, who {form {name}, name Brick}}]}, {text I've got boots. (Brick moves up to 3 squares.), do [{form move {who} {k}, text move Brick
      3, n 3, who {form {name}, name Brick}}]}]}}, {form unmark {ref} {k}, text unmark this 1 then burn this, n 1, last [{form burn {ref}, text burn
      this}]}]}; acting.on yes -> no; acting.points 1 -> 0; ways[-1] gone; ways[9] gone; ways[9, no. 2] gone

56. Player 1 is asked, and may pass: What does the family do? (act, HE-TIME-14)
  can (HE-MOVE-01): move:0:0:1 "Maeve moves: 1 point"; move:0:1 "Maeve moves: 3 points"; move:1:0:1 "Brick moves: 1 point"; move:1:0:2 "Brick moves:
      2 points"; move:1:0:3 "Brick moves: 3 points"; move:1:1 "Brick moves: 3 points"; move:1:1:1 "Brick moves: 4 points"; move:1:1:2 "Brick moves: 5
      points"; move:1:2 "Brick moves: 6 points"; move:1:2:1 "Brick moves: 7 points"
  can (HE-RULING-96): rummage:0:9 "Maeve takes or drops things"; rummage:1:2 "Brick takes or drops things"
  can (HE-ITEM-11): trade:0:1 "Maeve trades with Brick"; trade:1 "Brick trades with Maeve"
  Player 1 answers: move:0:0:1 "Maeve moves: 1 point"
  all see team[0].sheet.cards[2].centre 2 -> 3; team[0].sheet.tokens 1 -> 0; cards[693].- {steps [{form unmark {ref} {k}, text unmark this 1 then
      flip this, n 1, last [{form flip {ref}, text flip this}]}]}; cards[581].- {steps [{form question, if [[{form markers on {ref} {k}, text markers
      on this 3, n 3}]], question {text Somebody says: Is it cold?, options [{text There's frost. The light's slow. (The light gets a marker.), do
      [{form mark {ref} {k}, text mark 693(b) 1, card {number 693, side (b)}, n 1}]}, {text There's a glove in Mam's pocket. (Maeve gains 1
      material.), do [{form gain {k} materials to {who}, text gain 1 materials to Maeve, n 1, who {form {name}, name Maeve}}]}]}}, {form question, if
      [[{form markers on {ref} {k}, text markers on this 2, n 2}]], question {text Somebody says: Is she big?, options [{text Thin. You can see how
      she's made. (1 damage to the vixen, if she is here.), do [{form wound {n} {k}, text wound 375 1, card {number 375}, n 1}]}, {text As big as a
      dog, so we wait. (The light gets a marker.), do [{form mark {ref} {k}, text mark 693(b) 1, card {number 693, side (b)}, n 1}]}]}}, {form
      question, if [[{form markers on {ref} {k}, text markers on this 1, n 1}]], question {text Somebody says: Are you scared?, options [{text I've
      got Mam. (Brick heals 1.), do [{form heal {k} of {who}, text heal 1 of Brick, n 1, who {form {name}, name Brick}}]}, {text I've got boots.
      (Brick moves up to 3 squares.), do [{form move {who} {k}, text move Brick 3, n 3, who {form {name}, name Brick}}]}]}}, {form unmark {ref} {k},
      text unmark this 1 then burn this, n 1, last [{form burn {ref}, text burn this}]}]}; acting.on no -> yes; acting.points 0 -> 1; ways[-1] new
      {at 9, from -1}; ways[9] new {at 10, points 1, from 9}; ways[9, no. 2] new {at 12, points 1, from 9}

57. Player 1 is asked: Maeve: 1 point left. Where to? (walk, HE-RULING-15)
  can (HE-MOVE-15): stop:0:9 "Stop here"
  can (HE-MOVE-01): go:0:10 "To Pell's Fence b1"; go:0:12 "To Pell's Fence a2"
  Player 1 answers: stop:0:9 "Stop here"
  all see cards[693].- {steps [{form unmark {ref} {k}, text unmark this 1 then flip this, n 1, last [{form flip {ref}, text flip this}]}]};
      cards[581].- {steps [{form question, if [[{form markers on {ref} {k}, text markers on this 3, n 3}]], question {text Somebody says: Is it
      cold?, options [{text There's frost. The light's slow. (The light gets a marker.), do [{form mark {ref} {k}, text mark 693(b) 1, card {number
      693, side (b)}, n 1}]}, {text There's a glove in Mam's pocket. (Maeve gains 1 material.), do [{form gain {k} materials to {who}, text gain 1
      materials to Maeve, n 1, who {form {name}, name Maeve}}]}]}}, {form question, if [[{form markers on {ref} {k}, text markers on this 2, n 2}]],
      question {text Somebody says: Is she big?, options [{text Thin. You can see how she's made. (1 damage to the vixen, if she is here.), do [{form
      wound {n} {k}, text wound 375 1, card {number 375}, n 1}]}, {text As big as a dog, so we wait. (The light gets a marker.), do [{form mark {ref}
      {k}, text mark 693(b) 1, card {number 693, side (b)}, n 1}]}]}}, {form question, if [[{form markers on {ref} {k}, text markers on this 1, n
      1}]], question {text Somebody says: Are you scared?, options [{text I've got Mam. (Brick heals 1.), do [{form heal {k} of {who}, text heal 1 of
      Brick, n 1, who {form {name}, name Brick}}]}, {text I've got boots. (Brick moves up to 3 squares.), do [{form move {who} {k}, text move Brick
      3, n 3, who {form {name}, name Brick}}]}]}}, {form unmark {ref} {k}, text unmark this 1 then burn this, n 1, last [{form burn {ref}, text burn
      this}]}]}; acting.on yes -> no; acting.points 1 -> 0; ways[-1] gone; ways[9] gone; ways[9, no. 2] gone

58. Player 1 is asked, and may pass: What does the family do? (act, HE-TIME-14)
  can (HE-MOVE-01): move:1:0:1 "Brick moves: 1 point"; move:1:0:2 "Brick moves: 2 points"; move:1:0:3 "Brick moves: 3 points"; move:1:1 "Brick moves:
      3 points"; move:1:1:1 "Brick moves: 4 points"; move:1:1:2 "Brick moves: 5 points"; move:1:2 "Brick moves: 6 points"; move:1:2:1 "Brick moves: 7
      points"
  can (HE-RULING-96): rummage:1:2 "Brick takes or drops things"
  can (HE-ITEM-11): trade:1 "Brick trades with Maeve"
  Player 1 answers: move:1:1 "Brick moves: 3 points"
  all see team[1].sheet.cards[2].used 0 -> 1; team[1].sheet.tokens 3 -> 2; cards[693].- {steps [{form unmark {ref} {k}, text unmark this 1 then flip
      this, n 1, last [{form flip {ref}, text flip this}]}]}; cards[581].- {steps [{form question, if [[{form markers on {ref} {k}, text markers on
      this 3, n 3}]], question {text Somebody says: Is it cold?, options [{text There's frost. The light's slow. (The light gets a marker.), do
      [{form mark {ref} {k}, text mark 693(b) 1, card {number 693, side (b)}, n 1}]}, {text There's a glove in Mam's pocket. (Maeve gains 1
      material.), do [{form gain {k} materials to {who}, text gain 1 materials to Maeve, n 1, who {form {name}, name Maeve}}]}]}}, {form question, if
      [[{form markers on {ref} {k}, text markers on this 2, n 2}]], question {text Somebody says: Is she big?, options [{text Thin. You can see how
      she's made. (1 damage to the vixen, if she is here.), do [{form wound {n} {k}, text wound 375 1, card {number 375}, n 1}]}, {text As big as a
      dog, so we wait. (The light gets a marker.), do [{form mark {ref} {k}, text mark 693(b) 1, card {number 693, side (b)}, n 1}]}]}}, {form
      question, if [[{form markers on {ref} {k}, text markers on this 1, n 1}]], question {text Somebody says: Are you scared?, options [{text I've
      got Mam. (Brick heals 1.), do [{form heal {k} of {who}, text heal 1 of Brick, n 1, who {form {name}, name Brick}}]}, {text I've got boots.
      (Brick moves up to 3 squares.), do [{form move {who} {k}, text move Brick 3, n 3, who {form {name}, name Brick}}]}]}}, {form unmark {ref} {k},
      text unmark this 1 then burn this, n 1, last [{form burn {ref}, text burn this}]}]}; acting.on no -> yes; acting.member 0 -> 1; acting.points 0
      -> 3; ways[-1] new {at 2, from -1}; ways[2] new {at 9, points 1, from 2}; ways[2, no. 2] new {at 5, points 1, from 2}; ways[2, no. 3] new {at
      1, points 1, from 2}; ways[9] new {at 10, points 2, from 9}; ways[9, no. 2] new {at 12, points 2, from 9}; ways[5] new {at 8, points 2, from
      5}; ways[5, no. 2] new {at 4, points 2, from 5}; ways[1] new {at 25, points 2, from 1}; ways[1, no. 2] new {points 2, from 1}; ways[10] new {at
      13, points 3, from 10}; ways[12] new {at 15, points 3, from 12}; ways[8] new {at 7, points 3, from 8}; ways[4] new {at 3, points 3, from 4};
      ways[25] new {at 22, points 3, from 25}; ways[25, no. 2] new {at 26, points 3, from 25}; ways[25, no. 3] new {at 24, points 3, from 25};
      outs[0] new {at 9, points 3}

59. Player 1 is asked: Brick: 3 points left. Where to? (walk, HE-RULING-15)
  can (HE-MOVE-15): stop:1:2 "Stop here"
  can (HE-MOVE-01): go:1:5 "To the Hen Yard c2"; go:1:1 "To the Hen Yard b1"; go:1:10 "To Pell's Fence b1"; go:1:12 "To Pell's Fence a2"; go:1:8 "To
      the Hen Yard c3"; go:1:4 "To the Hen Yard b2"; go:1:25 "To the Shed b3"; go:1 "To the Hen Yard a1"; go:1:13 "To Pell's Fence b2"; go:1:15 "To
      Pell's Fence a3"; go:1:7 "To the Hen Yard b3"; go:1:3 "To the Hen Yard a2"; go:1:22 "To the Shed b2"; go:1:26 "To the Shed c3"; go:1:24 "To the
      Shed a3"
  can (HE-EXPLORE-01): explore:1:9 "From Pell's Fence a1 out to the north"
  Player 1 answers: explore:1:9 "From Pell's Fence a1 out to the north"
  told: Brick goes to Pell's Fence a1. (HE-MOVE-01)
  told: Brick leaves Pell's Fence a1 for new ground. (HE-EXPLORE-01)
  told: New ground: the Plum Orchard. (HE-EXPLORE-05)
  told: Found on the Plum Orchard a1: 2 materials. (HE-FIELD-07)
  all see board.fields[317] new {face {number 317, lines {[0] {[0] 1, [3] 1}, [1] {[0] 1}, [2] {[0] 1}, [3] {[3] 2}, [6] {[2] 8, [3] 1}, [7] {[2] 8},
      [8] {[2] 1}}, exits {[1] 59, [2] 835}}, i 1, j -1}; fields[317] new {number 317, title Plum Orchard, spots [{at 29, icon interact, number 127},
      {at 31, icon event, number 467}], cubes [{at 27, n 2}]}; team[1].at 2 -> 33; cards[693].- {steps [{form unmark {ref} {k}, text unmark this 1
      then flip this, n 1, last [{form flip {ref}, text flip this}]}]}; cards[581].- {steps [{form question, if [[{form markers on {ref} {k}, text
      markers on this 3, n 3}]], question {text Somebody says: Is it cold?, options [{text There's frost. The light's slow. (The light gets a
      marker.), do [{form mark {ref} {k}, text mark 693(b) 1, card {number 693, side (b)}, n 1}]}, {text There's a glove in Mam's pocket. (Maeve
      gains 1 material.), do [{form gain {k} materials to {who}, text gain 1 materials to Maeve, n 1, who {form {name}, name Maeve}}]}]}}, {form
      question, if [[{form markers on {ref} {k}, text markers on this 2, n 2}]], question {text Somebody says: Is she big?, options [{text Thin. You
      can see how she's made. (1 damage to the vixen, if she is here.), do [{form wound {n} {k}, text wound 375 1, card {number 375}, n 1}]}, {text
      As big as a dog, so we wait. (The light gets a marker.), do [{form mark {ref} {k}, text mark 693(b) 1, card {number 693, side (b)}, n 1}]}]}},
      {form question, if [[{form markers on {ref} {k}, text markers on this 1, n 1}]], question {text Somebody says: Are you scared?, options [{text
      I've got Mam. (Brick heals 1.), do [{form heal {k} of {who}, text heal 1 of Brick, n 1, who {form {name}, name Brick}}]}, {text I've got boots.
      (Brick moves up to 3 squares.), do [{form move {who} {k}, text move Brick 3, n 3, who {form {name}, name Brick}}]}]}}, {form unmark {ref} {k},
      text unmark this 1 then burn this, n 1, last [{form burn {ref}, text burn this}]}]}; cards[317] new {number 317, kind map, place 1, title Plum
      Orchard}; acting.on yes -> no; acting.member 1 -> 0; acting.points 3 -> 0; ways[-1] gone; ways[2] gone; ways[2, no. 2] gone; ways[2, no. 3]
      gone; ways[9] gone; ways[9, no. 2] gone; ways[5] gone; ways[5, no. 2] gone; ways[1] gone; ways[1, no. 2] gone; ways[10] gone; ways[12] gone;
      ways[8] gone; ways[4] gone; ways[25] gone; ways[25, no. 2] gone; ways[25, no. 3] gone; outs[0] gone

60. Player 1 is asked, and may pass: What does the family do? (act, HE-TIME-14)
  can (HE-MOVE-01): move:1:0:1 "Brick moves: 1 point"; move:1:0:2 "Brick moves: 2 points"; move:1:1 "Brick moves: 3 points"; move:1:1:1 "Brick moves:
      4 points"
  can (HE-RULING-96): rummage:1:33 "Brick takes or drops things"
  can (HE-ITEM-11): trade:1 "Brick trades with Maeve"
  Player 1 answers: move:1:1 "Brick moves: 3 points"
  all see team[1].sheet.cards[2].used 1 -> 3; team[1].sheet.tokens 2 -> 1; cards[693].- {steps [{form unmark {ref} {k}, text unmark this 1 then flip
      this, n 1, last [{form flip {ref}, text flip this}]}]}; cards[581].- {steps [{form question, if [[{form markers on {ref} {k}, text markers on
      this 3, n 3}]], question {text Somebody says: Is it cold?, options [{text There's frost. The light's slow. (The light gets a marker.), do
      [{form mark {ref} {k}, text mark 693(b) 1, card {number 693, side (b)}, n 1}]}, {text There's a glove in Mam's pocket. (Maeve gains 1
      material.), do [{form gain {k} materials to {who}, text gain 1 materials to Maeve, n 1, who {form {name}, name Maeve}}]}]}}, {form question, if
      [[{form markers on {ref} {k}, text markers on this 2, n 2}]], question {text Somebody says: Is she big?, options [{text Thin. You can see how
      she's made. (1 damage to the vixen, if she is here.), do [{form wound {n} {k}, text wound 375 1, card {number 375}, n 1}]}, {text As big as a
      dog, so we wait. (The light gets a marker.), do [{form mark {ref} {k}, text mark 693(b) 1, card {number 693, side (b)}, n 1}]}]}}, {form
      question, if [[{form markers on {ref} {k}, text markers on this 1, n 1}]], question {text Somebody says: Are you scared?, options [{text I've
      got Mam. (Brick heals 1.), do [{form heal {k} of {who}, text heal 1 of Brick, n 1, who {form {name}, name Brick}}]}, {text I've got boots.
      (Brick moves up to 3 squares.), do [{form move {who} {k}, text move Brick 3, n 3, who {form {name}, name Brick}}]}]}}, {form unmark {ref} {k},
      text unmark this 1 then burn this, n 1, last [{form burn {ref}, text burn this}]}]}; acting.on no -> yes; acting.member 0 -> 1; acting.points 0
      -> 3; ways[-1] new {at 33, from -1}; ways[33] new {at 30, points 1, from 33}; ways[33, no. 2] new {at 34, points 1, from 33}; ways[33, no. 3]
      new {at 9, points 2, from 33}; ways[30] new {at 27, points 2, from 30}; ways[30, no. 2] new {at 31, points 2, from 30}; ways[34] new {at 35,
      points 2, from 34}; ways[34, no. 2] new {at 10, points 3, from 34}; ways[9] new {at 12, points 3, from 9}; ways[9, no. 2] new {at 2, points 3,
      from 9}; ways[27] new {at 28, points 3, from 27}; ways[31] new {at 32, points 3, from 31}; outs[0] new {at 35, side east, points 3}

61. Player 1 is asked: Brick: 3 points left. Where to? (walk, HE-RULING-15)
  can (HE-MOVE-15): stop:1:33 "Stop here"
  can (HE-MOVE-01): go:1:30 "To the Plum Orchard a2"; go:1:34 "To the Plum Orchard b3"; go:1:27 "To the Plum Orchard a1"; go:1:31 "To the Plum
      Orchard b2"; go:1:35 "To the Plum Orchard c3"; go:1:10 "To Pell's Fence b1"; go:1:12 "To Pell's Fence a2"; go:1:2 "To the Hen Yard c1"; go:1:28
      "To the Plum Orchard b1"; go:1:32 "To the Plum Orchard c2"
  can (HE-EXPLORE-01): explore:1:35:1 "From the Plum Orchard c3 out to the east"
  Player 1 answers: explore:1:35:1 "From the Plum Orchard c3 out to the east"
  told: Brick goes to the Plum Orchard c3. (HE-MOVE-01)
  told: Brick leaves the Plum Orchard c3 for new ground. (HE-EXPLORE-01)
  told: New ground: the Corner. (HE-EXPLORE-05)
  told: Card 375: The Vixen. (HE-CARD-06)
  all see goal Find out what comes for the hens, and what is to be done about it, before First Light has lost its last marker. -> Kill the vixen,
      lead her off, or let her go by herself, once First Light is over and Day after it. However she goes, the chapter ends with it.;
      board.fields[59] new {face {number 59, lines {[0] {[0] 1}, [1] {[0] 1, [1] 16}, [2] {[0] 1, [1] 1}, [4] {[1] 16}, [5] {[1] 1, [2] 8}, [6] {[2]
      1}, [7] {[1] 8, [2] 1}, [8] {[1] 1, [2] 1}}, exits {[3] 317}}, i 2, j -1}; fields[59] new {number 59, title The Corner, spots [{at 44, icon
      look, number 645}]}; team[1].at 33 -> 35; cards[693].- {steps [{form unmark {ref} {k}, text unmark this 1 then flip this, n 1, last [{form flip
      {ref}, text flip this}]}]}; cards[581].- {steps [{form question, if [[{form markers on {ref} {k}, text markers on this 3, n 3}]], question
      {text Somebody says: Is it cold?, options [{text There's frost. The light's slow. (The light gets a marker.), do [{form mark {ref} {k}, text
      mark 693(b) 1, card {number 693, side (b)}, n 1}]}, {text There's a glove in Mam's pocket. (Maeve gains 1 material.), do [{form gain {k}
      materials to {who}, text gain 1 materials to Maeve, n 1, who {form {name}, name Maeve}}]}]}}, {form question, if [[{form markers on {ref} {k},
      text markers on this 2, n 2}]], question {text Somebody says: Is she big?, options [{text Thin. You can see how she's made. (1 damage to the
      vixen, if she is here.), do [{form wound {n} {k}, text wound 375 1, card {number 375}, n 1}]}, {text As big as a dog, so we wait. (The light
      gets a marker.), do [{form mark {ref} {k}, text mark 693(b) 1, card {number 693, side (b)}, n 1}]}]}}, {form question, if [[{form markers on
      {ref} {k}, text markers on this 1, n 1}]], question {text Somebody says: Are you scared?, options [{text I've got Mam. (Brick heals 1.), do
      [{form heal {k} of {who}, text heal 1 of Brick, n 1, who {form {name}, name Brick}}]}, {text I've got boots. (Brick moves up to 3 squares.), do
      [{form move {who} {k}, text move Brick 3, n 3, who {form {name}, name Brick}}]}]}}, {form unmark {ref} {k}, text unmark this 1 then burn this,
      n 1, last [{form burn {ref}, text burn this}]}]}; cards[59] new {number 59, kind map, place 1, title The Corner}; cards[375] new {number 375,
      kind narrative, title The Vixen, lines [{speaker Brick, text She's there with her head low. I think she's big, and then she moves, and it's
      fur. Her belly hangs. She doesn't look at anybody's face. She's looking at hands.}, {text You may hit her, with a hand or with what you carry;
      a Karma card changes each blow. Or do what this card offers: where it has two signs, two people stand on them, and each pays a token. (To call
      in hen is to call as one calls hens.) Or wait: Day comes after First Light, and once both have run out she goes by herself. However she goes,
      the chapter ends with it., note}], actions [{section 2, name Shake the bucket, and call in hen, icons [{icon interact, at 38, cell the Corner
      c1}, {icon talk, at 37, cell the Corner b1}], - [{form take {n}, text take 377, card {number 377}}], - [[{form held {n}, text held 387, card
      {number 387}}]]}, {section 3, name Put the Bishop down and step back, icons [{icon interact, at 40, cell the Corner b2}], ready, - [{form burn
      {ref}, text burn 145, card {number 145}}, {form take {n}, text take 554, card {number 554}}], - [[{form actor holds {n}, text actor holds 145,
      card {number 145}}]], - [Brick]}], box [goes 3 toward the nearest of the family, strikes: range 1, damage 1 plus Karma], person {name The
      vixen, life 3}}; acting.points 3 -> 1; ways[-1].at 33 -> 35; ways[35] new {at 32, points 1, from 35}; ways[35, no. 2] new {at 42, points 1,
      from 35}; ways[35, no. 3] new {at 34, points 1, from 35}; ways[33] gone; ways[33, no. 2] gone; ways[33, no. 3] gone; ways[30] gone; ways[30,
      no. 2] gone; ways[34] gone; ways[34, no. 2] gone; ways[9] gone; ways[9, no. 2] gone; ways[27] gone; ways[31] gone; outs[0] gone

62. Player 1 is asked: Read aloud: The Vixen. (read, HE-RULING-48)
  can (HE-RULING-48): on:375 "Go on"
  Player 1 answers: on:375 "Go on"
  told: Into the row: the Vixen. (HE-TIME-05)
  told: The vixen stands on the Corner a3. (HE-NPC-01)
  all see row[375] new {number 375, title The Vixen, clause the vixen makes up her mind, anchors {left red, right {[0] red}, top violet}, held 1,
      person, hostile, fresh}; figures[375] new {index 1, card 375, name The vixen, at 42, life 3, hostile}; cards[693].- {steps [{form unmark {ref}
      {k}, text unmark this 1 then flip this, n 1, last [{form flip {ref}, text flip this}]}]}; cards[581].- {steps [{form question, if [[{form
      markers on {ref} {k}, text markers on this 3, n 3}]], question {text Somebody says: Is it cold?, options [{text There's frost. The light's
      slow. (The light gets a marker.), do [{form mark {ref} {k}, text mark 693(b) 1, card {number 693, side (b)}, n 1}]}, {text There's a glove in
      Mam's pocket. (Maeve gains 1 material.), do [{form gain {k} materials to {who}, text gain 1 materials to Maeve, n 1, who {form {name}, name
      Maeve}}]}]}}, {form question, if [[{form markers on {ref} {k}, text markers on this 2, n 2}]], question {text Somebody says: Is she big?,
      options [{text Thin. You can see how she's made. (1 damage to the vixen, if she is here.), do [{form wound {n} {k}, text wound 375 1, card
      {number 375}, n 1}]}, {text As big as a dog, so we wait. (The light gets a marker.), do [{form mark {ref} {k}, text mark 693(b) 1, card {number
      693, side (b)}, n 1}]}]}}, {form question, if [[{form markers on {ref} {k}, text markers on this 1, n 1}]], question {text Somebody says: Are
      you scared?, options [{text I've got Mam. (Brick heals 1.), do [{form heal {k} of {who}, text heal 1 of Brick, n 1, who {form {name}, name
      Brick}}]}, {text I've got boots. (Brick moves up to 3 squares.), do [{form move {who} {k}, text move Brick 3, n 3, who {form {name}, name
      Brick}}]}]}}, {form unmark {ref} {k}, text unmark this 1 then burn this, n 1, last [{form burn {ref}, text burn this}]}]}; cards[375].place 0
      -> 3; cards[375].actions[0].-[0] [{form held {n}, text held 387, card {number 387}}]; cards[375].actions[0].-[0] gone;
      cards[375].actions[1].-[0] [{form actor holds {n}, text actor holds 145, card {number 145}}]; cards[375].actions[1].-[1] gone;
      cards[375].actions[1].- [Brick]; ways[35, no. 2].at 42 -> 34; ways[35, no. 3] gone; dangers - -> the vixen can come to strike Brick, 78 % to
      hurt for 1 to 3

63. Player 1 is asked: Brick arrives. On which square? (land, HE-RULING-19)
  can (HE-RULING-19): go:1:39 "To the Corner a2"; go:1:43 "To the Corner b3"
  Player 1 answers: go:1:39 "To the Corner a2"
  all see team[1].at 35 -> 39; cards[693].- {steps [{form unmark {ref} {k}, text unmark this 1 then flip this, n 1, last [{form flip {ref}, text flip
      this}]}]}; cards[581].- {steps [{form question, if [[{form markers on {ref} {k}, text markers on this 3, n 3}]], question {text Somebody says:
      Is it cold?, options [{text There's frost. The light's slow. (The light gets a marker.), do [{form mark {ref} {k}, text mark 693(b) 1, card
      {number 693, side (b)}, n 1}]}, {text There's a glove in Mam's pocket. (Maeve gains 1 material.), do [{form gain {k} materials to {who}, text
      gain 1 materials to Maeve, n 1, who {form {name}, name Maeve}}]}]}}, {form question, if [[{form markers on {ref} {k}, text markers on this 2, n
      2}]], question {text Somebody says: Is she big?, options [{text Thin. You can see how she's made. (1 damage to the vixen, if she is here.), do
      [{form wound {n} {k}, text wound 375 1, card {number 375}, n 1}]}, {text As big as a dog, so we wait. (The light gets a marker.), do [{form
      mark {ref} {k}, text mark 693(b) 1, card {number 693, side (b)}, n 1}]}]}}, {form question, if [[{form markers on {ref} {k}, text markers on
      this 1, n 1}]], question {text Somebody says: Are you scared?, options [{text I've got Mam. (Brick heals 1.), do [{form heal {k} of {who}, text
      heal 1 of Brick, n 1, who {form {name}, name Brick}}]}, {text I've got boots. (Brick moves up to 3 squares.), do [{form move {who} {k}, text
      move Brick 3, n 3, who {form {name}, name Brick}}]}]}}, {form unmark {ref} {k}, text unmark this 1 then burn this, n 1, last [{form burn {ref},
      text burn this}]}]}; cards[375].actions[0].-[0] [{form held {n}, text held 387, card {number 387}}]; cards[375].actions[0].-[0] gone;
      cards[375].actions[1].-[0] [{form actor holds {n}, text actor holds 145, card {number 145}}]; cards[375].actions[1].-[1] gone;
      cards[375].actions[1].- [Brick]; acting.on yes -> no; acting.member 1 -> 0; acting.points 1 -> 0; ways[-1] gone; ways[35] gone; ways[35, no. 2]
      gone

64. Player 1 is asked, and may pass: What does the family do? (act, HE-TIME-14)
  can (HE-MOVE-01): move:1:0:1 "Brick moves: 1 point"
  can (HE-RULING-96): rummage:1:39 "Brick takes or drops things"
  can (HE-FIGHT-02): strike:1:0:1 "Brick: a punch at the vixen"
  Player 1 answers: strike:1:0:1 "Brick: a punch at the vixen"
  all see cards[693].- {steps [{form unmark {ref} {k}, text unmark this 1 then flip this, n 1, last [{form flip {ref}, text flip this}]}]};
      cards[581].- {steps [{form question, if [[{form markers on {ref} {k}, text markers on this 3, n 3}]], question {text Somebody says: Is it
      cold?, options [{text There's frost. The light's slow. (The light gets a marker.), do [{form mark {ref} {k}, text mark 693(b) 1, card {number
      693, side (b)}, n 1}]}, {text There's a glove in Mam's pocket. (Maeve gains 1 material.), do [{form gain {k} materials to {who}, text gain 1
      materials to Maeve, n 1, who {form {name}, name Maeve}}]}]}}, {form question, if [[{form markers on {ref} {k}, text markers on this 2, n 2}]],
      question {text Somebody says: Is she big?, options [{text Thin. You can see how she's made. (1 damage to the vixen, if she is here.), do [{form
      wound {n} {k}, text wound 375 1, card {number 375}, n 1}]}, {text As big as a dog, so we wait. (The light gets a marker.), do [{form mark {ref}
      {k}, text mark 693(b) 1, card {number 693, side (b)}, n 1}]}]}}, {form question, if [[{form markers on {ref} {k}, text markers on this 1, n
      1}]], question {text Somebody says: Are you scared?, options [{text I've got Mam. (Brick heals 1.), do [{form heal {k} of {who}, text heal 1 of
      Brick, n 1, who {form {name}, name Brick}}]}, {text I've got boots. (Brick moves up to 3 squares.), do [{form move {who} {k}, text move Brick
      3, n 3, who {form {name}, name Brick}}]}]}}, {form unmark {ref} {k}, text unmark this 1 then burn this, n 1, last [{form burn {ref}, text burn
      this}]}]}; cards[375].actions[0].-[0] [{form held {n}, text held 387, card {number 387}}]; cards[375].actions[0].-[0] gone;
      cards[375].actions[1].-[0] [{form actor holds {n}, text actor holds 145, card {number 145}}]; cards[375].actions[1].-[1] gone;
      cards[375].actions[1].- [Brick]

65. Player 1 is asked: Brick: which slot pays for it? (slot, HE-ACT-09)
  can (HE-ACT-09): slot:1:4 "The body, slot 1"; slot:1:6 "The body, slot 3"
  Player 1 answers: slot:1:6 "The body, slot 3"
  chance: karma deck, Wet Hands
  told: Brick strikes the vixen. (HE-FIGHT-02)
  told: Blow 1, Karma Wet Hands (-1), defence 0: no damage. (HE-FIGHT-06)
  told: The family has done enough. (HE-TIME-15)
  all see phase 2 -> 1; row[375].fresh yes -> no; at 0 -> 1; team[1].sheet.cards[1].used 0 -> 4; team[1].sheet.tokens 1 -> 0; cards[693].- {steps
      [{form unmark {ref} {k}, text unmark this 1 then flip this, n 1, last [{form flip {ref}, text flip this}]}]}; cards[581].- {steps [{form
      question, if [[{form markers on {ref} {k}, text markers on this 3, n 3}]], question {text Somebody says: Is it cold?, options [{text There's
      frost. The light's slow. (The light gets a marker.), do [{form mark {ref} {k}, text mark 693(b) 1, card {number 693, side (b)}, n 1}]}, {text
      There's a glove in Mam's pocket. (Maeve gains 1 material.), do [{form gain {k} materials to {who}, text gain 1 materials to Maeve, n 1, who
      {form {name}, name Maeve}}]}]}}, {form question, if [[{form markers on {ref} {k}, text markers on this 2, n 2}]], question {text Somebody says:
      Is she big?, options [{text Thin. You can see how she's made. (1 damage to the vixen, if she is here.), do [{form wound {n} {k}, text wound 375
      1, card {number 375}, n 1}]}, {text As big as a dog, so we wait. (The light gets a marker.), do [{form mark {ref} {k}, text mark 693(b) 1, card
      {number 693, side (b)}, n 1}]}]}}, {form question, if [[{form markers on {ref} {k}, text markers on this 1, n 1}]], question {text Somebody
      says: Are you scared?, options [{text I've got Mam. (Brick heals 1.), do [{form heal {k} of {who}, text heal 1 of Brick, n 1, who {form {name},
      name Brick}}]}, {text I've got boots. (Brick moves up to 3 squares.), do [{form move {who} {k}, text move Brick 3, n 3, who {form {name}, name
      Brick}}]}]}}, {form unmark {ref} {k}, text unmark this 1 then burn this, n 1, last [{form burn {ref}, text burn this}]}]};
      cards[375].actions[0].-[0] [{form held {n}, text held 387, card {number 387}}]; cards[375].actions[0].-[0] gone; cards[375].actions[1].-[0]
      [{form actor holds {n}, text actor holds 145, card {number 145}}]; cards[375].actions[1].-[1] gone; cards[375].actions[1].- [Brick]; karma.size
      9 -> 8; karma.discards + Wet Hands (-1); dangers the vixen can come to strike Brick, 78 % to hurt for 1 to 3 -> -

66. Player 1 is asked: Next in the row: the Vixen. (card, HE-TIME-02)
  can (HE-RULING-48): on:375 "Go on"
  Player 1 answers: on:375 "Go on"
  chance: karma deck, From Low Down
  told: The Time marker reaches the Vixen. (HE-TIME-02)
  told: The vixen strikes Brick. (HE-RULING-81)
  told: Blow 1, Karma From Low Down (+1), defence 0: 2 damage. (HE-FIGHT-06)
  told: Brick takes 2 damage. (HE-DMG-01)
  all see cards[693].- {steps [{form unmark {ref} {k}, text unmark this 1 then flip this, n 1, last [{form flip {ref}, text flip this}]}]};
      cards[581].- {steps [{form question, if [[{form markers on {ref} {k}, text markers on this 3, n 3}]], question {text Somebody says: Is it
      cold?, options [{text There's frost. The light's slow. (The light gets a marker.), do [{form mark {ref} {k}, text mark 693(b) 1, card {number
      693, side (b)}, n 1}]}, {text There's a glove in Mam's pocket. (Maeve gains 1 material.), do [{form gain {k} materials to {who}, text gain 1
      materials to Maeve, n 1, who {form {name}, name Maeve}}]}]}}, {form question, if [[{form markers on {ref} {k}, text markers on this 2, n 2}]],
      question {text Somebody says: Is she big?, options [{text Thin. You can see how she's made. (1 damage to the vixen, if she is here.), do [{form
      wound {n} {k}, text wound 375 1, card {number 375}, n 1}]}, {text As big as a dog, so we wait. (The light gets a marker.), do [{form mark {ref}
      {k}, text mark 693(b) 1, card {number 693, side (b)}, n 1}]}]}}, {form question, if [[{form markers on {ref} {k}, text markers on this 1, n
      1}]], question {text Somebody says: Are you scared?, options [{text I've got Mam. (Brick heals 1.), do [{form heal {k} of {who}, text heal 1 of
      Brick, n 1, who {form {name}, name Brick}}]}, {text I've got boots. (Brick moves up to 3 squares.), do [{form move {who} {k}, text move Brick
      3, n 3, who {form {name}, name Brick}}]}]}}, {form unmark {ref} {k}, text unmark this 1 then burn this, n 1, last [{form burn {ref}, text burn
      this}]}]}; cards[375].actions[0].-[0] [{form held {n}, text held 387, card {number 387}}]; cards[375].actions[0].-[0] gone;
      cards[375].actions[1].-[0] [{form actor holds {n}, text actor holds 145, card {number 145}}]; cards[375].actions[1].-[1] gone;
      cards[375].actions[1].- [Brick]; karma.size 8 -> 7; karma.discards + From Low Down (+1)

67. Player 1 is asked: Brick takes 2 damage. Where does it go? (hurt, HE-DMG-04)
  can (HE-DMG-02): hurt:1 "Damage on the head, slot 1"; hurt:1:4 "Damage on the body, slot 1"; hurt:1:8 "Damage on the foot, slot 1"
  Player 1 answers: hurt:1 "Damage on the head, slot 1"
  all see team[1].sheet.cards[0].hurt 0 -> 1; cards[693].- {steps [{form unmark {ref} {k}, text unmark this 1 then flip this, n 1, last [{form flip
      {ref}, text flip this}]}]}; cards[581].- {steps [{form question, if [[{form markers on {ref} {k}, text markers on this 3, n 3}]], question
      {text Somebody says: Is it cold?, options [{text There's frost. The light's slow. (The light gets a marker.), do [{form mark {ref} {k}, text
      mark 693(b) 1, card {number 693, side (b)}, n 1}]}, {text There's a glove in Mam's pocket. (Maeve gains 1 material.), do [{form gain {k}
      materials to {who}, text gain 1 materials to Maeve, n 1, who {form {name}, name Maeve}}]}]}}, {form question, if [[{form markers on {ref} {k},
      text markers on this 2, n 2}]], question {text Somebody says: Is she big?, options [{text Thin. You can see how she's made. (1 damage to the
      vixen, if she is here.), do [{form wound {n} {k}, text wound 375 1, card {number 375}, n 1}]}, {text As big as a dog, so we wait. (The light
      gets a marker.), do [{form mark {ref} {k}, text mark 693(b) 1, card {number 693, side (b)}, n 1}]}]}}, {form question, if [[{form markers on
      {ref} {k}, text markers on this 1, n 1}]], question {text Somebody says: Are you scared?, options [{text I've got Mam. (Brick heals 1.), do
      [{form heal {k} of {who}, text heal 1 of Brick, n 1, who {form {name}, name Brick}}]}, {text I've got boots. (Brick moves up to 3 squares.), do
      [{form move {who} {k}, text move Brick 3, n 3, who {form {name}, name Brick}}]}]}}, {form unmark {ref} {k}, text unmark this 1 then burn this,
      n 1, last [{form burn {ref}, text burn this}]}]}; cards[375].actions[0].-[0] [{form held {n}, text held 387, card {number 387}}];
      cards[375].actions[0].-[0] gone; cards[375].actions[1].-[0] [{form actor holds {n}, text actor holds 145, card {number 145}}];
      cards[375].actions[1].-[1] gone; cards[375].actions[1].- [Brick]

68. Player 1 is asked: Brick takes 1 damage. Where does it go? (hurt, HE-DMG-04)
  can (HE-DMG-02): hurt:1:1 "Damage on the head, slot 2"; hurt:1:4 "Damage on the body, slot 1"; hurt:1:8 "Damage on the foot, slot 1"
  Player 1 answers: hurt:1:4 "Damage on the body, slot 1"
  told: Card 156: Show Me. (HE-CARD-06)
  all see team[1].sheet.cards[1].hurt 0 -> 1; cards[693].- {steps [{form unmark {ref} {k}, text unmark this 1 then flip this, n 1, last [{form flip
      {ref}, text flip this}]}]}; cards[581].- {steps [{form question, if [[{form markers on {ref} {k}, text markers on this 3, n 3}]], question
      {text Somebody says: Is it cold?, options [{text There's frost. The light's slow. (The light gets a marker.), do [{form mark {ref} {k}, text
      mark 693(b) 1, card {number 693, side (b)}, n 1}]}, {text There's a glove in Mam's pocket. (Maeve gains 1 material.), do [{form gain {k}
      materials to {who}, text gain 1 materials to Maeve, n 1, who {form {name}, name Maeve}}]}]}}, {form question, if [[{form markers on {ref} {k},
      text markers on this 2, n 2}]], question {text Somebody says: Is she big?, options [{text Thin. You can see how she's made. (1 damage to the
      vixen, if she is here.), do [{form wound {n} {k}, text wound 375 1, card {number 375}, n 1}]}, {text As big as a dog, so we wait. (The light
      gets a marker.), do [{form mark {ref} {k}, text mark 693(b) 1, card {number 693, side (b)}, n 1}]}]}}, {form question, if [[{form markers on
      {ref} {k}, text markers on this 1, n 1}]], question {text Somebody says: Are you scared?, options [{text I've got Mam. (Brick heals 1.), do
      [{form heal {k} of {who}, text heal 1 of Brick, n 1, who {form {name}, name Brick}}]}, {text I've got boots. (Brick moves up to 3 squares.), do
      [{form move {who} {k}, text move Brick 3, n 3, who {form {name}, name Brick}}]}]}}, {form unmark {ref} {k}, text unmark this 1 then burn this,
      n 1, last [{form burn {ref}, text burn this}]}]}; cards[375].actions[0].-[0] [{form held {n}, text held 387, card {number 387}}];
      cards[375].actions[0].-[0] gone; cards[375].actions[1].-[0] [{form actor holds {n}, text actor holds 145, card {number 145}}];
      cards[375].actions[1].-[1] gone; cards[375].actions[1].- [Brick]; cards[156] new {number 156, kind narrative, title Show Me, lines [{speaker
      Brick, text It's quick. It's a drawer shutting. I look, and there's a mouth there, and it's mine. 'Show me,' says Mam. 'Not that. The other
      one. Now hold it shut.' She never looks round to see where the vixen is, and she always knows.}, {text Damage goes on slots with a heart, and
      what lies under it cannot be used. Next to somebody hurt, or hurt yourself, use a hand: one damage comes off., note}]}

69. Player 1 is asked: Read aloud: Show Me. (read, HE-RULING-48)
  can (HE-RULING-48): on:156 "Go on"
  Player 1 answers: on:156 "Go on"
  all see at 1 -> 2; cards[693].- {steps [{form unmark {ref} {k}, text unmark this 1 then flip this, n 1, last [{form flip {ref}, text flip
      this}]}]}; cards[581].- {steps [{form question, if [[{form markers on {ref} {k}, text markers on this 3, n 3}]], question {text Somebody says:
      Is it cold?, options [{text There's frost. The light's slow. (The light gets a marker.), do [{form mark {ref} {k}, text mark 693(b) 1, card
      {number 693, side (b)}, n 1}]}, {text There's a glove in Mam's pocket. (Maeve gains 1 material.), do [{form gain {k} materials to {who}, text
      gain 1 materials to Maeve, n 1, who {form {name}, name Maeve}}]}]}}, {form question, if [[{form markers on {ref} {k}, text markers on this 2, n
      2}]], question {text Somebody says: Is she big?, options [{text Thin. You can see how she's made. (1 damage to the vixen, if she is here.), do
      [{form wound {n} {k}, text wound 375 1, card {number 375}, n 1}]}, {text As big as a dog, so we wait. (The light gets a marker.), do [{form
      mark {ref} {k}, text mark 693(b) 1, card {number 693, side (b)}, n 1}]}]}}, {form question, if [[{form markers on {ref} {k}, text markers on
      this 1, n 1}]], question {text Somebody says: Are you scared?, options [{text I've got Mam. (Brick heals 1.), do [{form heal {k} of {who}, text
      heal 1 of Brick, n 1, who {form {name}, name Brick}}]}, {text I've got boots. (Brick moves up to 3 squares.), do [{form move {who} {k}, text
      move Brick 3, n 3, who {form {name}, name Brick}}]}]}}, {form unmark {ref} {k}, text unmark this 1 then burn this, n 1, last [{form burn {ref},
      text burn this}]}]}; cards[375].actions[0].-[0] [{form held {n}, text held 387, card {number 387}}]; cards[375].actions[0].-[0] gone;
      cards[375].actions[1].-[0] [{form actor holds {n}, text actor holds 145, card {number 145}}]; cards[375].actions[1].-[1] gone;
      cards[375].actions[1].- [Brick]

70. Player 1 is asked: Next in the row: First Light. (card, HE-TIME-02)
  can (HE-RULING-48): on:693 "Go on"
  Player 1 answers: on:693 "Go on"
  told: The Time marker reaches First Light. (HE-TIME-02)
  told: First Light loses 1 marker: 4 left. (HE-MARK-02)
  told: From the start again: loop 5. (HE-TIME-04)
  told: The Time marker reaches the family. (HE-TIME-02)
  told: Everybody has their tokens back. (HE-TIME-13)
  all see phase 1 -> 2; loop 4 -> 5; row[693].markers 5 -> 4; at 2 -> 0; team[0].sheet.cards[2].centre 3 -> 0; team[0].sheet.tokens 0 -> 3;
      team[1].sheet.cards[1].used 4 -> 0; team[1].sheet.cards[2].used 3 -> 0; team[1].sheet.tokens 0 -> 3; cards[693].markers 5 -> 4; cards[693].-
      {steps [{form unmark {ref} {k}, text unmark this 1 then flip this, n 1, last [{form flip {ref}, text flip this}]}]}; cards[581].- {steps [{form
      question, if [[{form markers on {ref} {k}, text markers on this 3, n 3}]], question {text Somebody says: Is it cold?, options [{text There's
      frost. The light's slow. (The light gets a marker.), do [{form mark {ref} {k}, text mark 693(b) 1, card {number 693, side (b)}, n 1}]}, {text
      There's a glove in Mam's pocket. (Maeve gains 1 material.), do [{form gain {k} materials to {who}, text gain 1 materials to Maeve, n 1, who
      {form {name}, name Maeve}}]}]}}, {form question, if [[{form markers on {ref} {k}, text markers on this 2, n 2}]], question {text Somebody says:
      Is she big?, options [{text Thin. You can see how she's made. (1 damage to the vixen, if she is here.), do [{form wound {n} {k}, text wound 375
      1, card {number 375}, n 1}]}, {text As big as a dog, so we wait. (The light gets a marker.), do [{form mark {ref} {k}, text mark 693(b) 1, card
      {number 693, side (b)}, n 1}]}]}}, {form question, if [[{form markers on {ref} {k}, text markers on this 1, n 1}]], question {text Somebody
      says: Are you scared?, options [{text I've got Mam. (Brick heals 1.), do [{form heal {k} of {who}, text heal 1 of Brick, n 1, who {form {name},
      name Brick}}]}, {text I've got boots. (Brick moves up to 3 squares.), do [{form move {who} {k}, text move Brick 3, n 3, who {form {name}, name
      Brick}}]}]}}, {form unmark {ref} {k}, text unmark this 1 then burn this, n 1, last [{form burn {ref}, text burn this}]}]};
      cards[375].actions[0].-[0] [{form held {n}, text held 387, card {number 387}}]; cards[375].actions[0].-[0] gone; cards[375].actions[1].-[0]
      [{form actor holds {n}, text actor holds 145, card {number 145}}]; cards[375].actions[1].-[1] gone; cards[375].actions[1].- [Brick]

71. Player 1 is asked, and may pass: What does the family do? (act, HE-TIME-14)
  can (HE-MOVE-01): move:0:0:1 "Maeve moves: 1 point"; move:0:0:2 "Maeve moves: 2 points"; move:0:0:3 "Maeve moves: 3 points"; move:0:1 "Maeve moves:
      3 points"; move:0:1:1 "Maeve moves: 4 points"; move:0:1:2 "Maeve moves: 5 points"; move:0:2 "Maeve moves: 6 points"; move:0:2:1 "Maeve moves: 7
      points"; move:1:0:1 "Brick moves: 1 point"; move:1:0:2 "Brick moves: 2 points"; move:1:0:3 "Brick moves: 3 points"; move:1:1 "Brick moves: 3
      points"; move:1:1:1 "Brick moves: 4 points"; move:1:1:2 "Brick moves: 5 points"; move:1:2 "Brick moves: 6 points"; move:1:2:1 "Brick moves: 7
      points"
  can (HE-RULING-96): rummage:0:9 "Maeve takes or drops things"; rummage:1:39 "Brick takes or drops things"
  can (HE-ACT-07): use:1:24 "Brick uses the Egg"
  can (HE-HEAL-01): heal:1:1 "Brick heals his own damage"
  can (HE-FIGHT-02): strike:1:0:1 "Brick: a punch at the vixen"; strike:1:1:1 "Brick: a kick at the vixen"
  Player 1 answers: strike:1:1:1 "Brick: a kick at the vixen"
  chance: karma deck, With the Shoulder
  told: Brick strikes the vixen. (HE-FIGHT-02)
  told: Blow 1, Karma With the Shoulder (+2), defence 0: 3 damage. (HE-FIGHT-06)
  told: The vixen takes 3 damage; 0 of life left. (HE-NPC-06)
  told: The vixen is beaten. (HE-NPC-06)
  told: Back to the box: the Vixen. (HE-CARD-18)
  told: Out of the row: the Vixen. (HE-TIME-16)
  told: Card 179: Four Kilos. (HE-CARD-06)
  all see row[375] gone; team[1].sheet.cards[2].used 0 -> 1; team[1].sheet.tokens 3 -> 2; figures[375] gone; cards[693].- {steps [{form unmark {ref}
      {k}, text unmark this 1 then flip this, n 1, last [{form flip {ref}, text flip this}]}]}; cards[581].- {steps [{form question, if [[{form
      markers on {ref} {k}, text markers on this 3, n 3}]], question {text Somebody says: Is it cold?, options [{text There's frost. The light's
      slow. (The light gets a marker.), do [{form mark {ref} {k}, text mark 693(b) 1, card {number 693, side (b)}, n 1}]}, {text There's a glove in
      Mam's pocket. (Maeve gains 1 material.), do [{form gain {k} materials to {who}, text gain 1 materials to Maeve, n 1, who {form {name}, name
      Maeve}}]}]}}, {form question, if [[{form markers on {ref} {k}, text markers on this 2, n 2}]], question {text Somebody says: Is she big?,
      options [{text Thin. You can see how she's made. (1 damage to the vixen, if she is here.), do [{form wound {n} {k}, text wound 375 1, card
      {number 375}, n 1}]}, {text As big as a dog, so we wait. (The light gets a marker.), do [{form mark {ref} {k}, text mark 693(b) 1, card {number
      693, side (b)}, n 1}]}]}}, {form question, if [[{form markers on {ref} {k}, text markers on this 1, n 1}]], question {text Somebody says: Are
      you scared?, options [{text I've got Mam. (Brick heals 1.), do [{form heal {k} of {who}, text heal 1 of Brick, n 1, who {form {name}, name
      Brick}}]}, {text I've got boots. (Brick moves up to 3 squares.), do [{form move {who} {k}, text move Brick 3, n 3, who {form {name}, name
      Brick}}]}]}}, {form unmark {ref} {k}, text unmark this 1 then burn this, n 1, last [{form burn {ref}, text burn this}]}]}; cards[375].place 3
      -> 10; cards[375].actions[0].-[0] [{form held {n}, text held 387, card {number 387}}]; cards[375].actions[0].-[0] gone;
      cards[375].actions[1].-[0] [{form actor holds {n}, text actor holds 145, card {number 145}}]; cards[375].actions[1].-[1] gone;
      cards[375].actions[1].- [Brick]; cards[179] new {number 179, kind narrative, title Four Kilos, taker Brick, lines [{speaker Brick, text Then
      she's on the grass, and I pick her up because somebody has to. She's four kilos, with the fur. Mam cleans hands on the frost, hers and then
      mine, backs, palms, backs, which is how she does plates. Then she sees me looking, and does it slower.}]}; karma.size 7 -> 6; karma.discards +
      With the Shoulder (+2)

72. Player 1 is asked: Read aloud: Four Kilos. (read, HE-RULING-48)
  can (HE-RULING-48): on:179 "Go on"
  Player 1 answers: on:179 "Go on"
  told: Card 511: The Short Way. (HE-CARD-06)
  all see cards[693].- {steps [{form unmark {ref} {k}, text unmark this 1 then flip this, n 1, last [{form flip {ref}, text flip this}]}]};
      cards[581].- {steps [{form question, if [[{form markers on {ref} {k}, text markers on this 3, n 3}]], question {text Somebody says: Is it
      cold?, options [{text There's frost. The light's slow. (The light gets a marker.), do [{form mark {ref} {k}, text mark 693(b) 1, card {number
      693, side (b)}, n 1}]}, {text There's a glove in Mam's pocket. (Maeve gains 1 material.), do [{form gain {k} materials to {who}, text gain 1
      materials to Maeve, n 1, who {form {name}, name Maeve}}]}]}}, {form question, if [[{form markers on {ref} {k}, text markers on this 2, n 2}]],
      question {text Somebody says: Is she big?, options [{text Thin. You can see how she's made. (1 damage to the vixen, if she is here.), do [{form
      wound {n} {k}, text wound 375 1, card {number 375}, n 1}]}, {text As big as a dog, so we wait. (The light gets a marker.), do [{form mark {ref}
      {k}, text mark 693(b) 1, card {number 693, side (b)}, n 1}]}]}}, {form question, if [[{form markers on {ref} {k}, text markers on this 1, n
      1}]], question {text Somebody says: Are you scared?, options [{text I've got Mam. (Brick heals 1.), do [{form heal {k} of {who}, text heal 1 of
      Brick, n 1, who {form {name}, name Brick}}]}, {text I've got boots. (Brick moves up to 3 squares.), do [{form move {who} {k}, text move Brick
      3, n 3, who {form {name}, name Brick}}]}]}}, {form unmark {ref} {k}, text unmark this 1 then burn this, n 1, last [{form burn {ref}, text burn
      this}]}]}; cards[375].actions[0].-[0] [{form held {n}, text held 387, card {number 387}}]; cards[375].actions[0].-[0] gone;
      cards[375].actions[1].-[0] [{form actor holds {n}, text actor holds 145, card {number 145}}]; cards[375].actions[1].-[1] gone;
      cards[375].actions[1].- [Brick]; cards[511] new {number 511, kind narrative, title The Short Way, taker Brick, lines [{speaker Brick, text
      'That's not the end,' says Swan, my sister. I think she's asleep. She's twelve, and her feet stick out of the bed, and it's me who makes the
      bed, for a child of four. So it's eight years since the vixen, and I'm nineteen. I'm on the floor with my knees up, and the wind's in the tiles
      with the dust in it, and I tell things how they go. 'You're telling it the short way,' she says. 'What happens to her?'}], options ['Mam kills
      her, and I carry her home.', 'She goes off, over the ditch. She doesn't look round.', 'I don't know. I've my eyes shut.'], - [{text What does
      Brick say?, options [{text 'Mam kills her, and I carry her home.', do [{form take {n}, text take 886, card {number 886}}]}, {text 'She goes
      off, over the ditch. She doesn't look round.', do [{form take {n}, text take 264, card {number 264}}]}, {text 'I don't know. I've my eyes
      shut.', do [{form take {n}, text take 255, card {number 255}}]}]}]}

73. Player 1 is asked: Read aloud: The Short Way. (read, HE-RULING-48)
  can (HE-RULING-48): on:511 "Go on"
  Player 1 answers: on:511 "Go on"
  told: Back to the box: First Light. (HE-CARD-18)
  told: Out of the row: First Light. (HE-TIME-16)
  all see row[693] gone; cards[693].place 3 -> 10; cards[693].markers 4 -> 0; cards[693].- {steps [{form unmark {ref} {k}, text unmark this 1 then
      flip this, n 1, last [{form flip {ref}, text flip this}]}]}; cards[581].- {steps [{form question, if [[{form markers on {ref} {k}, text markers
      on this 3, n 3}]], question {text Somebody says: Is it cold?, options [{text There's frost. The light's slow. (The light gets a marker.), do
      [{form mark {ref} {k}, text mark 693(b) 1, card {number 693, side (b)}, n 1}]}, {text There's a glove in Mam's pocket. (Maeve gains 1
      material.), do [{form gain {k} materials to {who}, text gain 1 materials to Maeve, n 1, who {form {name}, name Maeve}}]}]}}, {form question, if
      [[{form markers on {ref} {k}, text markers on this 2, n 2}]], question {text Somebody says: Is she big?, options [{text Thin. You can see how
      she's made. (1 damage to the vixen, if she is here.), do [{form wound {n} {k}, text wound 375 1, card {number 375}, n 1}]}, {text As big as a
      dog, so we wait. (The light gets a marker.), do [{form mark {ref} {k}, text mark 693(b) 1, card {number 693, side (b)}, n 1}]}]}}, {form
      question, if [[{form markers on {ref} {k}, text markers on this 1, n 1}]], question {text Somebody says: Are you scared?, options [{text I've
      got Mam. (Brick heals 1.), do [{form heal {k} of {who}, text heal 1 of Brick, n 1, who {form {name}, name Brick}}]}, {text I've got boots.
      (Brick moves up to 3 squares.), do [{form move {who} {k}, text move Brick 3, n 3, who {form {name}, name Brick}}]}]}}, {form unmark {ref} {k},
      text unmark this 1 then burn this, n 1, last [{form burn {ref}, text burn this}]}]}; cards[375].actions[0].-[0] [{form held {n}, text held 387,
      card {number 387}}]; cards[375].actions[0].-[0] gone; cards[375].actions[1].-[0] [{form actor holds {n}, text actor holds 145, card {number
      145}}]; cards[375].actions[1].-[1] gone; cards[375].actions[1].- [Brick]; cards[511].- -

74. Player 1 is asked: What does Brick say? (option, HE-SECT-14)
  can (HE-SECT-14): option:511 "'Mam kills her, and I carry her home.'"; option:511:0:1 "'She goes off, over the ditch. She doesn't look round.'";
      option:511:0:2 "'I don't know. I've my eyes shut.'"
  Player 1 answers: option:511:0:1 "'She goes off, over the ditch. She doesn't look round.'"
  told: Decided: 'She goes off, over the ditch. She doesn't look round.' (HE-SECT-15)
  told: Card 264: Fat. (HE-CARD-06)
  all see cards[693].- {steps [{form unmark {ref} {k}, text unmark this 1 then flip this, n 1, last [{form flip {ref}, text flip this}]}]};
      cards[581].- {steps [{form question, if [[{form markers on {ref} {k}, text markers on this 3, n 3}]], question {text Somebody says: Is it
      cold?, options [{text There's frost. The light's slow. (The light gets a marker.), do [{form mark {ref} {k}, text mark 693(b) 1, card {number
      693, side (b)}, n 1}]}, {text There's a glove in Mam's pocket. (Maeve gains 1 material.), do [{form gain {k} materials to {who}, text gain 1
      materials to Maeve, n 1, who {form {name}, name Maeve}}]}]}}, {form question, if [[{form markers on {ref} {k}, text markers on this 2, n 2}]],
      question {text Somebody says: Is she big?, options [{text Thin. You can see how she's made. (1 damage to the vixen, if she is here.), do [{form
      wound {n} {k}, text wound 375 1, card {number 375}, n 1}]}, {text As big as a dog, so we wait. (The light gets a marker.), do [{form mark {ref}
      {k}, text mark 693(b) 1, card {number 693, side (b)}, n 1}]}]}}, {form question, if [[{form markers on {ref} {k}, text markers on this 1, n
      1}]], question {text Somebody says: Are you scared?, options [{text I've got Mam. (Brick heals 1.), do [{form heal {k} of {who}, text heal 1 of
      Brick, n 1, who {form {name}, name Brick}}]}, {text I've got boots. (Brick moves up to 3 squares.), do [{form move {who} {k}, text move Brick
      3, n 3, who {form {name}, name Brick}}]}]}}, {form unmark {ref} {k}, text unmark this 1 then burn this, n 1, last [{form burn {ref}, text burn
      this}]}]}; cards[375].actions[0].-[0] [{form held {n}, text held 387, card {number 387}}]; cards[375].actions[0].-[0] gone;
      cards[375].actions[1].-[0] [{form actor holds {n}, text actor holds 145, card {number 145}}]; cards[375].actions[1].-[1] gone;
      cards[375].actions[1].- [Brick]; cards[511].chosen 0 -> 2; cards[511].- -; cards[264] new {number 264, kind narrative, title Fat, taker Brick,
      lines [{speaker Brick, text 'Does she get fat?' So fat she can't get under our hedge, I say, she has to go round by Pell's. 'There's nobody at
      Pell's.' 'There is then.' 'Does he see her? The boy?' I say he sees everything. Swan puts her cold feet on my arm, both, and leaves them
      there.}]}

75. Player 1 is asked: Read aloud: Fat. (read, HE-RULING-48)
  can (HE-RULING-48): on:264 "Go on"
  Player 1 answers: on:264 "Go on"
  told: A Karma card joins the deck for good: Patience (+0; whoever acts heals 1 damage). Each blow draws one of the deck. (HE-RULING-92)
  told: A quest: the Lullaby. (HE-CAMP-11)
  all see cards[693].- {steps [{form unmark {ref} {k}, text unmark this 1 then flip this, n 1, last [{form flip {ref}, text flip this}]}]};
      cards[581].- {steps [{form question, if [[{form markers on {ref} {k}, text markers on this 3, n 3}]], question {text Somebody says: Is it
      cold?, options [{text There's frost. The light's slow. (The light gets a marker.), do [{form mark {ref} {k}, text mark 693(b) 1, card {number
      693, side (b)}, n 1}]}, {text There's a glove in Mam's pocket. (Maeve gains 1 material.), do [{form gain {k} materials to {who}, text gain 1
      materials to Maeve, n 1, who {form {name}, name Maeve}}]}]}}, {form question, if [[{form markers on {ref} {k}, text markers on this 2, n 2}]],
      question {text Somebody says: Is she big?, options [{text Thin. You can see how she's made. (1 damage to the vixen, if she is here.), do [{form
      wound {n} {k}, text wound 375 1, card {number 375}, n 1}]}, {text As big as a dog, so we wait. (The light gets a marker.), do [{form mark {ref}
      {k}, text mark 693(b) 1, card {number 693, side (b)}, n 1}]}]}}, {form question, if [[{form markers on {ref} {k}, text markers on this 1, n
      1}]], question {text Somebody says: Are you scared?, options [{text I've got Mam. (Brick heals 1.), do [{form heal {k} of {who}, text heal 1 of
      Brick, n 1, who {form {name}, name Brick}}]}, {text I've got boots. (Brick moves up to 3 squares.), do [{form move {who} {k}, text move Brick
      3, n 3, who {form {name}, name Brick}}]}]}}, {form unmark {ref} {k}, text unmark this 1 then burn this, n 1, last [{form burn {ref}, text burn
      this}]}]}; cards[375].actions[0].-[0] [{form held {n}, text held 387, card {number 387}}]; cards[375].actions[0].-[0] gone;
      cards[375].actions[1].-[0] [{form actor holds {n}, text actor holds 145, card {number 145}}]; cards[375].actions[1].-[1] gone;
      cards[375].actions[1].- [Brick]; cards[511].- -; cards[465] new {number 465, kind quest, title The Lullaby, lines [{speaker Swan, text Up goes
      the lark, and the lark comes down, / over the hill and under the town, / two for the miller and one for the mill, / sleep, little water, and
      lie you still. / 'Why has it only one? Everything Baba sings has at least four.'}]}; karma.size 6 -> 10; karma.discards - Wet Hands (-1), From
      Low Down (+1), With the Shoulder (+2); karma.all + Patience (+0; whoever acts heals 1 damage); store.quests[0] 465

76. Player 1 is asked: Read aloud: The Lullaby. (read, HE-RULING-48)
  can (HE-RULING-48): on:465 "Go on"
  Player 1 answers: on:465 "Go on"
  told: The card “Fat” ends the chapter. (HE-RULING-64)
  told: The chapter is over, and won: At five in the morning the tap coughs, and that's all it does. (HE-SETUP-01)
  told: The camp: everybody is whole again. (HE-CAMP-05)
  told: 1 quest to go on with. (HE-CAMP-11)
  told: Camp is broken. (HE-SAVE-01)
  all see phase 2 -> 4; team[1].sheet.cards[0].hurt 1 -> 0; team[1].sheet.cards[1].hurt 1 -> 0; team[1].sheet.cards[2].used 1 -> 0;
      team[1].sheet.tokens 2 -> 3; cards[693].- {steps [{form unmark {ref} {k}, text unmark this 1 then flip this, n 1, last [{form flip {ref}, text
      flip this}]}]}; cards[581].- {steps [{form question, if [[{form markers on {ref} {k}, text markers on this 3, n 3}]], question {text Somebody
      says: Is it cold?, options [{text There's frost. The light's slow. (The light gets a marker.), do [{form mark {ref} {k}, text mark 693(b) 1,
      card {number 693, side (b)}, n 1}]}, {text There's a glove in Mam's pocket. (Maeve gains 1 material.), do [{form gain {k} materials to {who},
      text gain 1 materials to Maeve, n 1, who {form {name}, name Maeve}}]}]}}, {form question, if [[{form markers on {ref} {k}, text markers on this
      2, n 2}]], question {text Somebody says: Is she big?, options [{text Thin. You can see how she's made. (1 damage to the vixen, if she is
      here.), do [{form wound {n} {k}, text wound 375 1, card {number 375}, n 1}]}, {text As big as a dog, so we wait. (The light gets a marker.), do
      [{form mark {ref} {k}, text mark 693(b) 1, card {number 693, side (b)}, n 1}]}]}}, {form question, if [[{form markers on {ref} {k}, text
      markers on this 1, n 1}]], question {text Somebody says: Are you scared?, options [{text I've got Mam. (Brick heals 1.), do [{form heal {k} of
      {who}, text heal 1 of Brick, n 1, who {form {name}, name Brick}}]}, {text I've got boots. (Brick moves up to 3 squares.), do [{form move {who}
      {k}, text move Brick 3, n 3, who {form {name}, name Brick}}]}]}}, {form unmark {ref} {k}, text unmark this 1 then burn this, n 1, last [{form
      burn {ref}, text burn this}]}]}; cards[375].actions[0].-[0] [{form held {n}, text held 387, card {number 387}}]; cards[375].actions[0].-[0]
      gone; cards[375].actions[1].-[0] [{form actor holds {n}, text actor holds 145, card {number 145}}]; cards[375].actions[1].-[1] gone;
      cards[375].actions[1].- [Brick]; cards[511].- -; ending - -> At five in the morning the tap coughs, and that's all it does.; won no -> yes

The match is over: 00-the-vixen told; Player 1 0; won by Player 1; rounds 5, entries 104; leaves 8bbca6e1.
