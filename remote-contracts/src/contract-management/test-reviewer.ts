import { createCommandTester, createTestSession, type CommandTester } from 'shared-kernel/testing';

export const createReviewer = ({ workspace }: Pick<CommandTester, 'workspace'>): CommandTester =>
  createCommandTester({ workspace, session: createTestSession('law_firm') });
