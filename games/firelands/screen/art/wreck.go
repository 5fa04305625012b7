package art

// Wreck is a burnt-out truck under the smoke: the content of an <svg viewBox="0 44 640 190"
// preserveAspectRatio="xMidYMid slice">.
const Wreck = `<path class="st" d="M-40 0H680V300H-40z"/>` +
	`<g class="slip"><path class="pp" d="M470 20a92 92 0 1 1-.1 0z"/><path class="st" d="M370 116h200v2H370zM370 ` +
	`128h200v3H370zM370 140h200v4H370zM370 152h200v5H370zM370 164h200v6H370z"/>` +
	`<path class="sp" d="M-40 196q180-24 340-12t360-8V310H-40z"/></g>` +
	`<path class="pp" d="M-40 212q130-18 300-12t420-4V310H-40z"/>` +
	`<g transform="translate(-70 26)"><path class="ky" d="M300 92q-24-18-8-40t-6-52h24q18 26 2 50t12 42zM352 ` +
	`96q-14-14-4-30t-2-40h16q12 22 2 40t6 30z"/></g>` +
	`<path class="ky" d="M150 206v-60h18v-30h72l16 30h190l14 14v46h-26a26 26 0 0 0-52 0H262a26 26 0 0 0-52 0z"/>` +
	`<path class="pp" d="M180 126h52l10 20h-62z"/><path class="ky" d="M196 126l10 20h6l-10-20zM222 132l-18 ` +
	`14h10l12-9z"/>` +
	`<path class="pp" d="M236 182a22 22 0 1 1-.1 0zM408 182a22 22 0 1 1-.1 0z"/>` +
	`<path class="ky" d="M236 190a14 14 0 1 1-.1 0zM408 190a14 14 0 1 1-.1 0z"/>` +
	`<path class="pl thin" d="M272 158h150M272 168h120M300 146v50M340 146v50M380 146v40"/>` +
	`<path class="ky" d="M470 222l60-8 3 7-60 8zM92 220l40-12 4 6-40 12z"/>` +
	`<path class="kl thin" d="M-30 236q70-8 130-6M470 236q90-6 190-4M250 240q60-4 110-2"/>`

// Shut is a wall, and a gate in it that is shut: the content of the same drawing.
const Shut = `<path class="st" d="M-40 0H680V300H-40z"/>` +
	`<g class="slip"><path class="pp" d="M150 36a84 84 0 1 1-.1 0z"/><path class="st" d="M60 120h180v2H60z` +
	`M60 132h180v3H60zM60 144h180v4H60z"/></g>` +
	`<path class="ky" d="M-40 160h36v-16h30v16h36v-16h30v16h36v-16h30v16h46v-52h24v-14h40v14h104v-14h40v14h24` +
	`v52h46v-16h30v16h36v-16h30v16h36v-16h30v16h36V310H-40z"/>` +
	`<path class="pp" d="M252 310V176q68-60 136 0v134z"/><path class="sp" d="M262 310V182q58-50 116 0v128z"/>` +
	`<path class="kl" d="M286 166v144M320 158v152M354 166v144M262 200h116M262 236h116M262 272h116"/>` +
	`<path class="kl thin" d="M-20 196h200M20 226h180M-30 256h170M460 196h200M440 226h180M470 256h190"/>`
