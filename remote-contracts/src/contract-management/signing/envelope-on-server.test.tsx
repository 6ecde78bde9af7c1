import { screen, waitFor, within } from '@testing-library/react';
import { connectToServer } from 'shared-kernel/workspace';
import { findContractCard, openContracts } from '../test-contracts';

const title = 'Crude Oil Supply Agreement';

it('[R167] with a server, the disabled Sign button names the person who can sign', async () => {
  const accessToken = () => Promise.reject(new Error('No one has signed in.'));
  await connectToServer({ address: 'https://server.example', person: undefined, accessToken });
  const { user } = openContracts({ portal: 'client' });
  await user.click(within(await findContractCard(title)).getByRole('button', { name: 'DocuSign' }));
  const sign = await screen.findByRole('button', { name: 'Sign as Daniel Okoro' });
  const reason = 'Only Daniel Okoro can sign. The Admin portal can record the signature.';
  await waitFor(() => expect(sign).toHaveAccessibleDescription(reason));
});
