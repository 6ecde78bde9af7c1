import { screen } from '@testing-library/react';
import { useState } from 'react';
import { createCommandTester, createTestWorkspace } from 'shared-kernel/testing';
import { renderWithProviders } from 'shared-kernel/testing/render';
import { postMessage } from '../commands/post-message';
import { useProcessEntries } from './use-process-entries';

const others = Array.from({ length: 20 }, (_, index) => `PF-${900 + index}`);

function Reader({ ids }: { readonly ids: readonly string[] }) {
  const read = useProcessEntries();
  const [text, setText] = useState('read');
  const count = async () => {
    const entries = await read(ids);
    const written = (id: string) =>
      entries.get(id)?.filter(({ action }) => action === 'process.postMessage').length;
    setText(`${written('PF-001')} and ${written('PF-002')}`);
  };
  return (
    <button type="button" onClick={() => void count()}>
      {text}
    </button>
  );
}

it.each([
  ['a few processes', ['PF-001', 'PF-002']],
  ['many processes', ['PF-001', 'PF-002', ...others]],
])('[R16] the calendar export reads all audit entries of %s', async (_what, ids) => {
  const workspace = createTestWorkspace();
  const { done } = createCommandTester({ workspace });
  for (const subject of ['One', 'Two', 'Three'])
    await done(postMessage, { processId: 'PF-001', subject, message: 'Delayed' });
  const { user } = renderWithProviders(<Reader ids={ids} />, { workspace });
  await user.click(screen.getByRole('button', { name: 'read' }));
  expect(await screen.findByText('3 and 0')).toBeInTheDocument();
});
