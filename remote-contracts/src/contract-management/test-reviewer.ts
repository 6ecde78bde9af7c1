import { commandTester, testSession, type CommandTester } from 'shared-kernel/testing';

/** The law firm’s person at the same workspace, who completes what another one submitted. */
export const reviewerAt = ({ workspace }: Pick<CommandTester, 'workspace'>): CommandTester =>
  commandTester({ workspace, session: testSession('law_firm') });
