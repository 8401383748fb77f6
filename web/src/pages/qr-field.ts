/** Reed and Solomon's correction for QR codes, in the field of 256 elements. */

const POLYNOMIAL = 0x11d; // x^8 + x^4 + x^3 + x^2 + 1

/** The bytes that let a reader mend a block. */
export function remainder(block: Uint8Array, length: number): Uint8Array {
  const divisor = generator(length);
  const rest = new Uint8Array(length);
  for (const byte of block) {
    const factor = byte ^ rest[0]!;
    rest.copyWithin(0, 1);
    rest[length - 1] = 0;
    divisor.forEach((coefficient, at) => (rest[at]! ^= times(coefficient, factor)));
  }
  return rest;
}

/** (x - 1)(x - 2)(x - 4)..., the highest power left out since it is always 1. */
function generator(length: number): Uint8Array {
  const coefficients = new Uint8Array(length);
  coefficients[length - 1] = 1;
  let root = 1;
  for (let factor = 0; factor < length; factor++) {
    for (let at = 0; at < length; at++)
      coefficients[at] =
        times(coefficients[at]!, root) ^ (at + 1 < length ? coefficients[at + 1]! : 0);
    root = times(root, 2);
  }
  return coefficients;
}

function times(a: number, b: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit--) {
    product = (product << 1) ^ ((product >> 7) * POLYNOMIAL);
    if ((b >> bit) & 1) product ^= a;
  }
  return product;
}
