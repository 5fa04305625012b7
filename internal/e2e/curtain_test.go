package e2e

import "testing"

// Two people pass one phone to and fro: the curtain falls as soon as one has answered, and is lifted by the other.
func TestAPhoneIsPassedOn(t *testing.T) {
	t.Parallel()
	b := open(t).visitor(t, phone)
	b.goTo("/new/posthuman")
	b.tell(`(() => {
		for (const [name, value] of Object.entries({ seat0: "me", seat1: "me", name0: "Mara", name1: "Otto", seed: "passed" }))
			document.querySelector("[name=" + name + "]").value = value;
		document.querySelector("[name=players][value='2']").checked = true;
		document.querySelector("form.setup").requestSubmit();
	})()`)
	const curtain = `document.querySelector(".curtain #ask-say")?.textContent.trim()`
	b.until(`!!` + curtain)
	first, second := "Mara", "Otto"
	if b.tell(curtain) == "Pass the screen to Otto." { // who begins is drawn
		first, second = second, first
	}
	b.until(curtain + ` === "Pass the screen to ` + first + `."`)
	b.named("a curtain")
	b.pressable("a curtain", phone)
	b.press(".lift button")
	b.until(`!document.querySelector(".curtain")`)
	for b.tell(`!!document.querySelector(".curtain")`) == "false" {
		s := b.myTurn()
		b.press(choice(s.Choices[0].Key))
		b.until(`document.querySelector("#answer [name=number]")?.value !== "` + s.Number + `"`)
	}
	b.until(curtain + ` === "Pass the screen to ` + second + `."`)
	if b.tell(`!!document.querySelector(".you, .choices, #log")`) == "true" {
		t.Errorf("%s's things can be seen under the curtain", first)
	}
	b.quiet()
}
