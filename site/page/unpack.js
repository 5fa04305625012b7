// ---------- unpacking LZMA, which makes the program a third smaller than gzip can and is nothing that browsers know
// (the .lzma format: a byte of properties, four of the dictionary's size, eight of the length, then the stream)
function unpack(from, size) {
  const out = new Uint8Array(size), lc = from[0] % 9, lp = (from[0] / 9 | 0) % 5, pb = from[0] / 45 | 0;
  // where in the probabilities each kind of them begins
  const MATCH = 0, REP = 192, G0 = 204, G1 = 216, G2 = 228, LONG = 240, SLOT = 432, SPECIAL = 688, ALIGN = 816, LEN = 832, REPLEN = 1346, LITERAL = 1860;
  const p = new Uint16Array(LITERAL + (0x300 << lc + lp)).fill(1024);
  let at = 18, range = 0xffffffff, code = new DataView(from.buffer, from.byteOffset).getUint32(14), to = 0, state = 0, r0 = 0, r1 = 0, r2 = 0, r3 = 0;
  const bit = i => {
    const x = p[i], bound = (range >>> 11) * x;
    let b;
    if (code < bound) { range = bound; p[i] = x + (2048 - x >> 5); b = 0; }
    else { range -= bound; code -= bound; p[i] = x - (x >> 5); b = 1; }
    if (range < 0x1000000) { range = range * 256; code = code * 256 + from[at++]; }
    return b;
  };
  const tree = (i, bits) => {
    let m = 1;
    for (let n = 0; n < bits; n++) m = m << 1 | bit(i + m);
    return m - (1 << bits);
  };
  const back = (i, bits) => {
    let m = 1, x = 0;
    for (let n = 0; n < bits; n++) { const b = bit(i + m); m = m << 1 | b; x |= b << n; }
    return x;
  };
  const length = (i, pos) => {
    if (!bit(i)) return tree(i + 2 + (pos << 3), 3);
    if (!bit(i + 1)) return 8 + tree(i + 130 + (pos << 3), 3);
    return 16 + tree(i + 258, 8);
  };
  while (to < size) {
    const pos = to & (1 << pb) - 1;
    if (!bit(MATCH + (state << 4) + pos)) {
      const lit = LITERAL + 0x300 * (((to & (1 << lp) - 1) << lc) + ((to ? out[to - 1] : 0) >> 8 - lc));
      let s = 1;
      if (state >= 7) {
        for (let m = out[to - r0 - 1]; s < 0x100; m <<= 1) {
          const want = m >> 7 & 1, b = bit(lit + (1 + want << 8) + s);
          s = s << 1 | b;
          if (b !== want) break;
        }
      }
      while (s < 0x100) s = s << 1 | bit(lit + s);
      out[to++] = s;
      state = state < 4 ? 0 : state < 10 ? state - 3 : state - 6;
      continue;
    }
    let n;
    if (bit(REP + state)) {
      if (!bit(G0 + state)) {
        if (!bit(LONG + (state << 4) + pos)) {
          out[to] = out[to - r0 - 1];
          to++;
          state = state < 7 ? 9 : 11;
          continue;
        }
      } else {
        let d;
        if (!bit(G1 + state)) d = r1;
        else {
          if (!bit(G2 + state)) d = r2;
          else { d = r3; r3 = r2; }
          r2 = r1;
        }
        r1 = r0;
        r0 = d;
      }
      n = length(REPLEN, pos);
      state = state < 7 ? 8 : 11;
    } else {
      r3 = r2; r2 = r1; r1 = r0;
      n = length(LEN, pos);
      state = state < 7 ? 7 : 10;
      const slot = tree(SLOT + (Math.min(n, 3) << 6), 6), direct = (slot >> 1) - 1;
      if (slot < 4) r0 = slot;
      else if (slot < 14) { const d = (2 | slot & 1) << direct; r0 = d + back(SPECIAL + d - slot, direct); }
      else {
        let d = 0;
        for (let i = 4; i < direct; i++) {
          range = Math.floor(range / 2);
          d *= 2;
          if (code >= range) { code -= range; d++; }
          if (range < 0x1000000) { range = range * 256; code = code * 256 + from[at++]; }
        }
        r0 = (2 | slot & 1) * 2 ** direct + d * 16 + back(ALIGN, 4);
      }
    }
    if (r0 >= to) throw new Error("The program did not come whole.");
    for (n += 2; n-- && to < size; to++) out[to] = out[to - r0 - 1];
  }
  return out;
}

// ---------- putting the program together again, which is sorted by what is alike (package site/streams says how, and why)
function join(from, size) {
  const OUTSIDE = 0, HEADS = 1, CODE = 2, OPERANDS = 3, RETURNS = 259, STORED = 260, COUNT = 261;
  const ALIGNMENTS = [2, 3, 2, 3, 0, 0, 1, 1, 0, 0, 1, 1, 2, 2, 2, 3, 2, 3, 0, 1, 0, 1, 2]; // of the instructions from 0x28 on
  const view = new DataView(from.buffer, from.byteOffset), word = i => view.getUint32(4 * i, true), before = word(0);
  const out = new Uint8Array(size), at = new Uint32Array(COUNT); // where in each stream it is
  let to = 0;
  for (let i = 0, end = 4 * (2 + COUNT); i < COUNT; i++) { at[i] = end; end += word(2 + i); }
  const bytes = (stream, n) => { while (n--) out[to++] = from[at[stream]++]; };
  const number = stream => {
    let n = 0, shift = 0, b;
    do { b = out[to++] = from[at[stream]++]; n |= (b & 0x7f) << shift; shift += 7; } while (b & 0x80);
    return n;
  };
  const constant = () => { // of which stream a 64-bit constant is, by the instructions after it
    const next = from[at[CODE]], then = from[at[CODE] + 1];
    return next !== 0x37 ? OPERANDS + 0x42 : then === 0x10 || then === 0x11 || then === 0x41 ? RETURNS : STORED;
  };
  bytes(OUTSIDE, before);
  for (let n = word(1); n--;) {
    const end = number(HEADS) + to;
    for (let locals = number(HEADS); locals--;) { number(HEADS); bytes(HEADS, 1); }
    while (to < end) {
      const op = out[to++] = from[at[CODE]++], its = OPERANDS + op;
      if (op >= 0x20 && op <= 0x22) number(OPERANDS + 0x20);
      else if (op >= 0x28 && op <= 0x3e) { out[to++] = ALIGNMENTS[op - 0x28]; number(its); }
      else if (op === 0x42) number(constant());
      else if (op === 0x0c || op === 0x0d || op === 0x10 || op === 0x23 || op === 0x24 || op === 0x41) number(its);
      else if (op >= 0x02 && op <= 0x04) bytes(CODE, 1);
      else if (op === 0x0e) for (let n = number(its); n >= 0; n--) number(its);
      else if (op === 0x11) { number(its); number(its); }
      else if (op === 0x3f || op === 0x40) bytes(its, 1);
      else if (op === 0x43) bytes(its, 4);
      else if (op === 0x44) bytes(its, 8);
      else if (op === 0xfc) { bytes(its, 1); bytes(its, { 10: 2, 11: 1 }[out[to - 1]] ?? 0); }
    }
  }
  bytes(OUTSIDE, size - to);
  return out;
}
