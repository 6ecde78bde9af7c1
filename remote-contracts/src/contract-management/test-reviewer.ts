import { commandTester, testSession, type CommandTester } from 'shared-kernel/testing';

export const reviewerAt = ({ workspace }: Pick<CommandTester, 'workspace'>): CommandTester =>
  commandTester({ workspace, session: testSession('law_firm') });
