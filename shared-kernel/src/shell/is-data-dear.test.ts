import { isDataDear } from './is-data-dear';

function connectedBy(connection: object | undefined) {
  Object.defineProperty(navigator, 'connection', { configurable: true, value: connection });
}

afterEach(() => connectedBy(undefined));

describe('isDataDear', () => {
  it.each([
    [{ saveData: true }],
    [{ effectiveType: '2g' }],
    [{ effectiveType: 'slow-2g' }],
    [{ effectiveType: '4g', type: 'cellular' }],
  ])('[federation] holds where the reader saves, pays or waits: %j', (connection) => {
    connectedBy(connection);
    expect(isDataDear()).toBe(true);
  });

  it.each([[undefined], [{}], [{ effectiveType: '4g', saveData: false, type: 'wifi' }]])(
    '[federation] does not hold for %j',
    (connection) => {
      connectedBy(connection);
      expect(isDataDear()).toBe(false);
    },
  );
});
