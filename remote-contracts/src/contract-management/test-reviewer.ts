import { commandTester, testSession, type CommandTester } from 'shared-kernel/testing';

/** A reviewer in the legal portal of the same workspace. This user completes reviews that others submitted. */
export const reviewerAt = ({ workspace }: Pick<CommandTester, 'workspace'>): CommandTester =>
  commandTester({ workspace, session: testSession('law_firm') });
