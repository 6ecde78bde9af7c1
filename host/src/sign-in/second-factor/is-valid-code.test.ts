import { generateAuthenticatorCode } from 'shared-kernel/domain/second-factor';
import { isValidCode } from './is-valid-code';

const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

describe('isValidCode', () => {
  it('[PR9] the second factor accepts the code of the previous or next time step, with or without spaces', () => {
    const at = 1_234_567_890_000;
    const code = generateAuthenticatorCode(secret, at);
    for (const late of [-30_000, 0, 29_999, 30_000, 59_999]) {
      expect(isValidCode(secret, code, at + late)).toBe(true);
    }
    for (const late of [-30_001, 60_000]) expect(isValidCode(secret, code, at + late)).toBe(false);
    expect(isValidCode(secret, ` ${code.slice(0, 3)} ${code.slice(3)} `, at)).toBe(true);
  });

  it.each(['', ' ', '000000', '94287082', 'abcdef', '８４２８７０'])(
    '[PR9] the second factor rejects the code %j',
    (code) => {
      expect(isValidCode(secret, code, 59_000)).toBe(false);
    },
  );
});
