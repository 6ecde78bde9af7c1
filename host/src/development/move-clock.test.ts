import { moveClock } from './move-clock';

const { Date: device } = globalThis;
const dayMs = 86_400_000;

afterEach(() => {
  globalThis.Date = device;
});

describe('moveClock', () => {
  it('[tooling] moves the present, however it is asked for, and no other moment', () => {
    jest.spyOn(device, 'now').mockReturnValue(Date.UTC(2026, 0, 1));
    moveClock(30 * dayMs);
    expect(Date.now()).toBe(Date.UTC(2026, 0, 31));
    expect(new Date().toISOString()).toBe('2026-01-31T00:00:00.000Z');
    expect(Date()).toContain('Jan 31 2026');
    expect(new Date('2026-01-01').toISOString()).toBe('2026-01-01T00:00:00.000Z');
    expect(new Date(2026, 1, 3).getMonth()).toBe(1);
    expect(Date.UTC(2026, 0, 2)).toBe(device.UTC(2026, 0, 2));
  });

  it('[tooling] leaves its moments dates', () => {
    moveClock(-dayMs);
    expect(new Date()).toBeInstanceOf(Date);
    expect(new Date()).toBeInstanceOf(device);
    expect(new Intl.DateTimeFormat('en', { timeZone: 'UTC' }).format(new Date(0))).toBe('1/1/1970');
  });
});
