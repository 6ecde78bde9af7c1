import type { CommandInputs } from 'shared-kernel/testing';
import { addPerson, removePerson } from './edit-persons';

const ids = ['PER-one', 'PER-two'];

export const inputs: readonly CommandInputs[] = [
  {
    command: addPerson,
    with: {
      id: ids,
      name: ['Ada', '<b>bold</b>'],
      email: ['ada@company.example', 'ADA@company.example', 'not an address'],
      portals: [['admin'], ['client', 'banking'], []],
      company: ['', 'CL-001'],
    },
  },
  { command: removePerson, with: { id: ids } },
];
