import { prefersLessData } from './prefers-less-data';

function connectedBy(connection: object | undefined) {
  Object.defineProperty(navigator, 'connection', { configurable: true, value: connection });
}

afterEach(() => connectedBy(undefined));

describe('prefersLessData', () => {
  it.each([
    [{ saveData: true }],
    [{ effectiveType: '2g' }],
    [{ effectiveType: 'slow-2g' }],
    [{ effectiveType: '4g', type: 'cellular' }],
  ])(
    '[federation] returns true if the connection is metered, slow or in data saver mode: %j',
    (connection) => {
      connectedBy(connection);
      expect(prefersLessData()).toBe(true);
    },
  );

  it.each([[undefined], [{}], [{ effectiveType: '4g', saveData: false, type: 'wifi' }]])(
    '[federation] returns false for %j',
    (connection) => {
      connectedBy(connection);
      expect(prefersLessData()).toBe(false);
    },
  );
});
