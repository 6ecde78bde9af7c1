import { screen, waitFor } from '@testing-library/react';
import { createTestWorkspace } from 'shared-kernel/testing';
import { clients } from 'shared-kernel/testing/records';
import { renderWithProviders } from 'shared-kernel/testing/render';
import { ClientPrintSheet } from './client-print-sheet';

const cordillera = clients.find(({ companyName }) => companyName.startsWith('Cordillera'));
if (!cordillera) throw new Error('The sample has Cordillera');

const show = (behaviour: 'live' | 'reference') =>
  renderWithProviders(<ClientPrintSheet client={cordillera} />, {
    portal: 'admin',
    workspace: createTestWorkspace({ behaviour }),
  });

const part = async (name: string) =>
  (await screen.findByText(name, { selector: 'h2' })).closest('section');

describe('print sheet of a client', () => {
  it('[CL5, CO4] prints a client’s owners with the undisclosed share, and its sanctions hits with the matched data', async () => {
    show('live');
    await waitFor(async () =>
      expect(await part('Sanctions hits')).toHaveTextContent(
        /SL-002.*97%Birth date: .*: same.*Open/,
      ),
    );
    expect(await part('Beneficial owners')).toHaveTextContent(/25% or more/);
  });

  it('[CL5] a client’s print sheet contains neither owners nor sanctions hits in reference mode', async () => {
    show('reference');
    expect(await part('Users')).toBeInTheDocument();
    expect(screen.queryByText('Beneficial owners')).not.toBeInTheDocument();
    expect(screen.queryByText('Sanctions hits')).not.toBeInTheDocument();
  });
});
