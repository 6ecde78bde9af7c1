import { auditActionLabel } from '../domain/audit';
import { commandOf, commandNames } from './commands';

/** Commands that only show something leave no line. */
const leavesLine = commandNames.filter((name) => commandOf(name).permission !== 'look');

it.each(leavesLine)('[F5] words what %s leaves in the audit log', (name) => {
  expect(auditActionLabel(name)).not.toBe(name);
});
