import fc from 'fast-check';

describe('property tests', () => {
  it('[tooling] draw the same cases in every run', () => {
    expect(fc.readConfigureGlobal()).toMatchObject({ seed: Number(process.env.TRUSTFOLD_SEED) });
    expect(fc.sample(fc.nat(), 20)).toEqual(fc.sample(fc.nat(), 20));
  });
});
