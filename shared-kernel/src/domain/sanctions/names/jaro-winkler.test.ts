import { computeJaroWinkler } from './jaro-winkler';

describe('computeJaroWinkler', () => {
  // Expected values from Winkler's paper of 1990.
  it.each([
    ['martha', 'marhta', 0.961],
    ['dwayne', 'duane', 0.84],
    ['dixon', 'dicksonx', 0.813],
    ['shackleford', 'shackelford', 0.982],
    ['nichleson', 'nichulson', 0.956],
    ['jones', 'johnson', 0.832],
    ['abc', 'xyz', 0],
    ['a', 'b', 0],
    ['', 'a', 0],
    ['same', 'same', 1],
  ])(
    '[CO4] the Jaro-Winkler similarity of %s and %s matches the published value',
    (word, other, likeness) => {
      expect(computeJaroWinkler(word, other)).toBeCloseTo(likeness, 3);
      expect(computeJaroWinkler(other, word)).toBeCloseTo(likeness, 3);
    },
  );
});
