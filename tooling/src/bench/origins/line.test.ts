import { Line, SendWindow } from './line';
import { profileLine, profileNames, profiles } from './profiles';

describe('a reader’s line', () => {
  it('[bench] is shared: what two connections send at once leaves one after the other', () => {
    const { down } = new Line({ roundTripMs: 60, downMbps: 8, upMbps: 8 });
    expect(down.send(100, 10_000)).toBe(110);
    expect(down.send(100, 5000)).toBe(115);
    expect(down.send(500, 1000)).toBe(501);
  });

  it('[bench] holds a new connection to ten packets, and doubles that with every round trip', () => {
    const window = new SendWindow(100_000);
    expect(window.room).toBe(14_600);
    window.send(14_600);
    expect(window.room).toBe(0);
    window.acknowledge(14_600);
    expect(window.room).toBe(29_200);
  });

  it('[bench] has never more on one connection’s way than twice what fills it', () => {
    const { maxInFlight } = new Line(profiles['60ms']);
    expect(maxInFlight).toBe(135_000);
    const window = new SendWindow(maxInFlight);
    for (let round = 0; round < 10; round += 1) {
      const { room } = window;
      window.send(room);
      window.acknowledge(room);
    }
    expect(window.room).toBe(135_000);
  });
});

describe('the profiles', () => {
  it('[bench] are two lines, each with a fast processor and one slowed four times', () => {
    expect(profileNames.map((name) => profileLine(profiles[name]))).toEqual([
      '60 ms, 9 Mbit/s',
      '20 ms, 50 Mbit/s',
      '60 ms, 9 Mbit/s, the processor slowed 4 times',
      '20 ms, 50 Mbit/s, the processor slowed 4 times',
    ]);
  });
});
