import { chooseScenarios, scenarioNames } from './bench-workspace';

describe('chooseScenarios', () => {
  it('[bench] takes all unless some are asked for, in the order they are measured', () => {
    expect(chooseScenarios([])).toBe(scenarioNames);
    expect(chooseScenarios(['memory', 'command'])).toEqual(['command', 'memory']);
  });

  it('[bench] refuses rows there are none of, and names those there are', () => {
    expect(() => chooseScenarios(['search', 'undo'])).toThrow(
      /no rows “undo”; the rows are opening again, command, search/,
    );
  });
});
