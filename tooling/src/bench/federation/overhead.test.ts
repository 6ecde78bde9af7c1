import { overheadOf } from './overhead';

describe('overheadOf', () => {
  it('[bench] parts what the composed page transfers beyond its twin by cause', () => {
    const composed = {
      'http://127.0.0.1:1/env/bench/current.json': 2,
      'http://127.0.0.1:1/assets/federation.a.js': 20,
      'http://127.0.0.1:1/assets/ui.a.js': 70,
      'http://127.0.0.1:2/r/abc/remote-entry.a.js': 8,
    };
    const twin = { 'http://127.0.0.1:3/assets/all.js': 60 };
    expect(overheadOf(composed, twin)).toEqual({
      composition: 2,
      'remote entry': 8,
      runtime: 20,
      'platform and further files': 10,
    });
  });
});
