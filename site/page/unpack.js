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
