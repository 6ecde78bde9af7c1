import { baseOf, changedFiles } from '../check/changed-files';
import { readSources } from '../check/dependants';
import { createReporter } from '../base/reporter';
import { duration } from '../base/duration';
import { reportSteps } from '../run/report-steps';
import { parseSteadyArguments } from '../base/arguments';
import { unfinishedLines } from '../run/close-run';
import { watchMachine } from '../base/machine-line';
import { runCommand } from '../base/run-command';
import { runPhases } from '../run/schedule';
import { stopSignal } from '../base/stop-signal';
import { findAffected, narrowed } from '../steady/find-affected';
import { brokenSteps, phasesOf, seedsFrom, trialLines, trialsOf } from '../steady/trials';

await runCommand(async (args) => {
  const began = Date.now();
  const machineLine = watchMachine();
  const { since, words } = parseSteadyArguments(args);
  const base = baseOf(since).slice(0, 12);
  const affected = narrowed(findAffected(changedFiles(since), readSources()), words);
  const { browser, unit, wide } = affected;
  const wideLines =
    wide.length === 0 ? [] : [`Run npm test: everything depends on ${wide.join(', ')}.`];
  const files = [...unit, ...browser];
  if (files.length === 0) {
    console.log(
      [...wideLines, `No test file is affected by what changed since ${base}.`].join('\n'),
    );
    return 0;
  }

  const reporter = createReporter();
  reporter.line(`Affected since ${base}: ${files.join(', ')}`);
  const trials = trialsOf(affected, seedsFrom(process.env, began));
  const phases = phasesOf(trials);
  const signal = stopSignal();
  const outcomes = await runPhases(phases, 1, reportSteps(reporter), signal);
  reporter.close();

  const planned = phases.flat().map(({ name }) => name);
  const broken = brokenSteps(outcomes);
  const lines = [
    `Each test ten times, since ${base}:`,
    ...trialLines(trials, outcomes),
    ...(broken.length === 0 ? [] : [`Failed: ${broken.join(', ')}`]),
    ...unfinishedLines(planned, outcomes, signal),
    ...wideLines,
    `Time: ${duration(Date.now() - began)}`,
    machineLine(),
  ];
  console.log(lines.join('\n'));
  const allPassed = [...outcomes.values()].every(({ totals }) => totals.failed === 0);
  return allPassed && !signal.aborted ? 0 : 1;
});
