import { everyCommand } from './test-support/every-command';

describe('the commands', () => {
  it('[F5] each have an id of their own', () => {
    const ids = everyCommand.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it.each(everyCommand)('[F5] $id says in words what was done', ({ label }) => {
    expect(label).toMatch(/^[A-Z][a-z ]+/);
  });
});
