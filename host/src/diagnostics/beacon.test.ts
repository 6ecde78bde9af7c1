import { beaconFor } from './beacon';
import { eventOf } from './diagnostic-event';

const reportTo = 'https://reports.example.com/trustfold';
const send = jest.fn<boolean, [string, string]>(() => true);
const fetched = jest.fn();
const event = eventOf('vital', { metric: 'CLS', rating: 'good', value: 0.01 }, 5);

let visibility: DocumentVisibilityState;

function leave() {
  visibility = 'hidden';
  document.dispatchEvent(new Event('visibilitychange'));
}

const originalFetch = globalThis.fetch;

beforeEach(() => {
  visibility = 'visible';
  jest.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
  Object.assign(navigator, { sendBeacon: send });
  globalThis.fetch = fetched;
  send.mockClear();
  fetched.mockClear();
});
afterEach(() => {
  globalThis.fetch = originalFetch;
});

describe('the reporting address', () => {
  it.each([
    {},
    { reportTo: '' },
    { reportTo: 7 },
    { reportTo: '/reports' },
    { reportTo: 'http://127.0.0.1/reports' },
    { reportTo: 'javascript:alert(1)' },
    { reportTo, reportShare: 0 },
    { reportTo, reportShare: 'all' },
  ])('[G5] nothing is sent where the configuration says %p', (config) => {
    const beacon = beaconFor(config);
    for (let count = 0; count < 500; count += 1) beacon(event);
    leave();
    expect(send).not.toHaveBeenCalled();
    expect(fetched).not.toHaveBeenCalled();
  });

  it('[G5] is sent once, when the page is left, what happened until then', () => {
    const beacon = beaconFor({ reportTo });
    beacon(event);
    beacon(event);
    expect(send).not.toHaveBeenCalled();
    leave();
    leave();
    expect(send).toHaveBeenCalledTimes(1);
    const [address, body] = send.mock.calls[0] ?? [];
    expect(address).toBe(reportTo);
    expect(JSON.parse(body ?? '')).toEqual({
      format: 1,
      events: [{ kind: 'vital', first: 5, last: 5, count: 2, detail: event.detail }],
    });
  });

  it('[G5] is told of a share of the pages, which is decided once for each', () => {
    const draw = jest.fn(() => 0.3);
    beaconFor({ reportTo, reportShare: 0.25 }, draw)(event);
    leave();
    expect(send).not.toHaveBeenCalled();
    const beacon = beaconFor({ reportTo, reportShare: 0.5 }, draw);
    beacon(event);
    leave();
    beacon(event);
    leave();
    expect(send).toHaveBeenCalledTimes(2);
    expect(draw).toHaveBeenCalledTimes(2);
  });
});
