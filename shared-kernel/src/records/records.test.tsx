import userEvent from '@testing-library/user-event';
import {
  act,
  cleanup,
  fireEvent,
  render,
  renderHook,
  screen,
  waitFor,
  within,
} from '@testing-library/react';
import { createTestWorkspace } from '../testing';
import { auditEntries, profiles } from '../testing/records';
import { renderWithProviders } from '../testing/render';
import { useRecordsByIndex } from '../workspace';
import { AuditTrail, usePrintableAuditTrail } from './audit-trail';
import { DescriptionGrid, DetailsTable } from './description-grid';
import { type ReactNode, useState } from 'react';
import { Button, type DataViewQuery, TooltipProvider } from '../ui';
import { DetailDrawer } from './detail-drawer';
import { preferencesAtom, useCurrentToast } from '../shell';
import { DownloadFileButton, type DownloadFileButtonProps } from './download-file-button';
import { FilePreview } from './file-preview';
import { LifecycleTracker } from './lifecycle-tracker';
import { PrintedRecord } from './printed-record';
import { permissions } from '../domain/portal';
import { ReadOnlyNotice } from './read-only-notice';
import { RecordHeader, type RecordStep } from './record-header';
import { getDefaultStore } from 'jotai';
import { RecordStepper } from './record-stepper';
import { RecordView } from './record-view';
import { ScoreMeter } from './score-meter';
import { useRecordQueue } from './use-record-queue';
import type { ListLayout } from './lists/list-definition';
import { ViewSwitch } from './view-switch';

describe('audit trail', () => {
  const noted = auditEntries.find(({ note }) => note !== undefined);
  if (noted?.note === undefined) throw new Error('The sample has a line with a note');
  const { note, actor } = noted;

  /** A process with the companies of the client and vendor portals, so that every portal can see it. */
  const subject = { collection: 'processes', id: 'PF-001', label: 'Crude transfer' };
  const records = { auditEntries: [{ ...noted, subject }] };

  function Trail() {
    const query = useRecordsByIndex('auditEntries', 'subject', {
      equals: `${subject.collection}/${subject.id}`,
    });
    const { columns, rows } = usePrintableAuditTrail(subject.collection, subject.id);
    return (
      <>
        <AuditTrail entries={query} noun="record" />
        <output>{JSON.stringify([columns, ...rows])}</output>
      </>
    );
  }

  const denial =
    'Audit log details are only visible in the Admin, Legal, Banking and Regulator portals.';

  async function shownTo(
    portal: (typeof profiles)[number]['portal'],
    behaviour: 'live' | 'reference',
  ) {
    renderWithProviders(<Trail />, {
      portal,
      workspace: createTestWorkspace({ behaviour, records }),
    });
    const trail = await screen.findByRole('list', { name: 'Audit trail' });
    expect(within(trail).getAllByText(new RegExp(actor)).length).toBeGreaterThan(0);
    const printed = screen.getByRole('status');
    expect(printed).toHaveTextContent(actor);
    return { trail, printed };
  }

  describe('audit trail of a record', () => {
    it.each(profiles.filter(({ auditAccess }) => auditAccess))(
      '[policy, PR3] the audit trail shows notes on screen and in print in the $portal portal',
      async ({ portal }) => {
        const { trail, printed } = await shownTo(portal, 'live');
        expect(trail).toHaveTextContent(note);
        expect(printed).toHaveTextContent(note);
        expect(screen.queryByText(denial)).not.toBeInTheDocument();
      },
    );

    it.each(profiles.filter(({ auditAccess }) => !auditAccess))(
      '[policy, PR3] the audit trail hides notes on screen and in print in the $portal portal',
      async ({ portal }) => {
        const { trail, printed } = await shownTo(portal, 'live');
        expect(trail).not.toHaveTextContent(note);
        expect(printed).not.toHaveTextContent(note);
        expect(printed).not.toHaveTextContent('"Note"');
        expect(screen.getByText(denial)).toBeVisible();
      },
    );

    it('[F5] the audit trail links to the record’s entries in the audit log, except in reference mode', async () => {
      await shownTo('banking', 'live');
      const place = `section=audit&auditType=${subject.collection}&auditRecord=${subject.id}`;
      expect(screen.getByRole('link', { name: 'Open in the audit log' })).toHaveAttribute(
        'href',
        expect.stringContaining(place),
      );
      cleanup();
      await shownTo('banking', 'reference');
      expect(screen.queryByRole('link')).not.toBeInTheDocument();
    });

    it('[policy] the audit trail shows notes in every portal in reference mode', async () => {
      const { trail, printed } = await shownTo('client', 'reference');
      expect(trail).toHaveTextContent(note);
      expect(printed).toHaveTextContent(note);
      expect(screen.queryByText(denial)).not.toBeInTheDocument();
    });
  });
});

describe('description grid', () => {
  it('[C11] the details of a record show each label with its value and mark missing values', () => {
    render(
      <DescriptionGrid
        items={[
          { label: 'Client', value: 'Gulf Horizon Trading' },
          { label: 'Notary', value: undefined },
          { label: 'Flags', value: 0, wide: true },
        ]}
      />,
    );
    expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual([
      'Client',
      'Notary',
      'Flags',
    ]);
    expect(screen.getAllByRole('definition').map((value) => value.textContent)).toEqual([
      'Gulf Horizon Trading',
      '—',
      '0',
    ]);
  });

  it('[R46] names and numbers are excluded from page translation, but not labels or long texts', () => {
    const fact = { label: 'Client', value: 'Blue Lotus Maritime' };
    render(
      <>
        <DescriptionGrid
          items={[fact, { label: 'Note', value: 'The price was wrong', wide: true }]}
        />
        <DetailsTable facts={[{ label: 'Counterparty', value: 'Rose Trading' }]} />
      </>,
    );
    const isLeftOut = (text: string) => screen.getByText(text).closest('[translate="no"]') !== null;
    expect(['Blue Lotus Maritime', 'Rose Trading'].map(isLeftOut)).toEqual([true, true]);
    expect(['Client', 'Counterparty', 'The price was wrong'].some(isLeftOut)).toBe(false);
  });
});

function Sample() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        View Details
      </button>
      <DetailDrawer
        open={isOpen}
        title="CON-1721638800000"
        extra={<button type="button">Next</button>}
        footer={<button type="button">Edit</button>}
        onClose={() => setIsOpen(false)}
      >
        Crude supply
      </DetailDrawer>
    </>
  );
}

describe('DetailDrawer', () => {
  it('[C11] a drawer opens as a named dialog, closes on Escape and restores the focus', async () => {
    const { user } = renderWithProviders(<Sample />);
    const opener = screen.getByRole('button', { name: 'View Details' });
    await user.click(opener);
    const dialog = await screen.findByRole('dialog', { name: 'CON-1721638800000' });
    expect(dialog).toHaveTextContent('Crude supply');
    expect(dialog).toHaveAttribute('aria-modal', 'true');
    expect(screen.getByRole('button', { name: 'Next' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Edit' })).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus());

    await user.keyboard('{Escape}');

    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(opener).toHaveFocus());
  });

  it.each([{ isComposing: true }, { keyCode: 229 }])(
    '[R15] a drawer ignores Enter during an input method composition: %j',
    async (composing) => {
      const press = jest.fn();
      renderWithProviders(
        <DetailDrawer
          open
          title="CON-1721638800000"
          footer={
            <Button type="primary" onClick={press}>
              Sign
            </Button>
          }
          onClose={jest.fn()}
        >
          <input aria-label="Comment" />
        </DetailDrawer>,
      );
      const comment = await screen.findByRole('textbox', { name: 'Comment' });
      fireEvent.keyDown(comment, { key: 'Enter', ctrlKey: true, ...composing });
      expect(press).not.toHaveBeenCalled();
      fireEvent.keyDown(comment, { key: 'Enter', ctrlKey: true });
      expect(press).toHaveBeenCalledTimes(1);
    },
  );

  it('[C11] a drawer closes when its close button is clicked', async () => {
    const { user } = renderWithProviders(<Sample />);
    await user.click(screen.getByRole('button', { name: 'View Details' }));
    await user.click(await screen.findByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });
});

describe('download file button', () => {
  const available = { state: 'available', reason: undefined } as const;

  const file = {
    name: 'Annex.pdf',
    mediaType: 'application/pdf',
    bytes: new TextEncoder().encode('%PDF-1'),
  };

  const handedOut: Blob[] = [];

  beforeEach(() => {
    handedOut.length = 0;
    jest.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      handedOut.push(blob as Blob);
      return 'blob:http://127.0.0.1/file';
    });
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  });

  const Said = () => <p>{useCurrentToast().toast?.title}</p>;

  function open(status: string, props: Partial<DownloadFileButtonProps> = {}) {
    const run = jest.fn().mockResolvedValue({ status });
    const readFile = jest.fn().mockResolvedValue(file);
    const { user } = renderWithProviders(
      <>
        <DownloadFileButton
          fileName={file.name}
          command={{ run, isPending: false, availability: available }}
          readFile={readFile}
          {...props}
        />
        <Said />
      </>,
    );
    return { user, run, readFile };
  }

  const button = () => screen.getByRole('button', { name: 'Download Annex.pdf' });

  describe('DownloadFileButton', () => {
    it('[C11, CL4] Download runs its command and saves the file byte for byte', async () => {
      const { user, run } = open('done');
      await user.click(button());
      await waitFor(() => expect(handedOut).toHaveLength(1));
      expect(run).toHaveBeenCalledWith({ fileName: 'Annex.pdf' });
      expect(handedOut[0]?.type).toBe('application/pdf');
      expect(await handedOut[0]?.text()).toBe('%PDF-1');
    });

    it.each(['inert', 'failed'])(
      '[C11, CL4] Download saves no file if its command returns the status %s',
      async (status) => {
        const { user, run } = open(status);
        await user.click(button());
        await waitFor(() => expect(run).toHaveBeenCalled());
        expect(handedOut).toEqual([]);
      },
    );

    it('[C11, CL4] Download reports that the file could not be created, and logs no download', async () => {
      const readFile = () => Promise.reject(new Error('No font came.'));
      const { user, run } = open('done', { readFile });
      await user.click(button());
      expect(await screen.findByText('The file could not be created')).toBeInTheDocument();
      expect(run).not.toHaveBeenCalled();
      expect(handedOut).toEqual([]);
    });

    it('[C11, CL4] the Download button has the file name in its label, even if only the icon is visible', () => {
      open('done', { iconOnly: true });
      expect(button()).toHaveTextContent('');
    });
  });
});

describe('fact table', () => {
  it('[C11] a details table labels each value and marks missing values', () => {
    const { container } = render(
      <DetailsTable
        facts={[
          { label: 'Client', value: 'Gulf Horizon Trading' },
          { label: 'Notary', value: undefined },
          { label: 'Flags', value: 0 },
        ]}
      />,
    );
    expect(
      screen
        .getAllByRole('row')
        .map((row) => Array.from(row.children, (cell) => [cell.tagName, cell.textContent])),
    ).toEqual([
      [
        ['TH', 'Client'],
        ['TD', 'Gulf Horizon Trading'],
      ],
      [
        ['TH', 'Notary'],
        ['TD', '—'],
      ],
      [
        ['TH', 'Flags'],
        ['TD', '0'],
      ],
    ]);
    expect(container.querySelector('[title]')).toBeNull();
  });
});

const bytes = new Uint8Array([1, 2, 3]);

const withPdfViewer = (enabled: boolean) =>
  Object.defineProperty(navigator, 'pdfViewerEnabled', { value: enabled, configurable: true });

describe('FilePreview', () => {
  it('[ui] the file preview shows an image', () => {
    render(<FilePreview file={{ name: 'stamp.png', mediaType: 'image/png', bytes }} />);
    expect(screen.getByRole('img', { name: 'stamp.png' })).toHaveAttribute(
      'src',
      expect.stringMatching(/^blob:/),
    );
  });

  it('[ui] the file preview shows a PDF with its note if the browser can display PDFs', () => {
    withPdfViewer(true);
    const file = { name: 'extract.pdf', mediaType: 'application/pdf', bytes };
    render(<FilePreview file={file} note="A sample file" />);
    expect(screen.getByTitle('extract.pdf')).toHaveAttribute(
      'src',
      expect.stringMatching(/^blob:.*#navpanes=0$/),
    );
    expect(screen.getByText('A sample file')).toBeInTheDocument();
  });

  it('[ui] the file preview explains how to open a file that it cannot display', () => {
    withPdfViewer(false);
    const { rerender } = render(
      <FilePreview file={{ name: 'extract.pdf', mediaType: 'application/pdf', bytes }} />,
    );
    expect(screen.getByText(/no PDF viewer\. Download the file/)).toBeInTheDocument();
    rerender(<FilePreview file={{ name: 'a.docx', mediaType: 'application/zip', bytes }} />);
    expect(screen.getByText(/file type has no preview/)).toBeInTheDocument();
  });
});

const steps = () =>
  within(screen.getByRole('list', { name: 'Transaction progress' })).getAllByRole('listitem');

describe('LifecycleTracker', () => {
  it('[T1] the lifecycle tracker shows the five stages in order and marks the completed and current ones', () => {
    render(<LifecycleTracker stage="approved" signOffs={{ completed: 2, required: 3 }} />);
    expect(steps().map((step) => step.textContent)).toEqual([
      'Initiated, done',
      'Under Review, done',
      'Approved, current2/3 sign-offs',
      'Compliant, not reached',
      'Executed, not reached',
    ]);
    expect(steps().filter((step) => step.getAttribute('aria-current') === 'step')).toEqual([
      steps()[2],
    ]);
  });

  it('[T2] the lifecycle tracker shows the number of sign-offs at the approved stage', () => {
    render(<LifecycleTracker stage="initiated" signOffs={{ completed: 0, required: 3 }} />);
    expect(steps()[2]).toHaveTextContent('0/3 sign-offs');
  });

  it('[T1] the lifecycle tracker shows a note below its stage', () => {
    render(
      <LifecycleTracker
        stage="executed"
        signOffs={{ completed: 3, required: 3 }}
        notes={{ executed: 'Jul 20, 2024 · Elena Vasquez' }}
      />,
    );
    expect(steps()[4]).toHaveTextContent('Jul 20, 2024 · Elena Vasquez');
    expect(steps()[4]).toHaveAttribute('aria-current', 'step');
  });
});

const hidden = { hidden: true };

describe('PrintedRecord', () => {
  it('[ui] a printed record contains details and tables that the screen hides', () => {
    render(
      <PrintedRecord
        id="CR-001"
        title="Meridian Energy Partners"
        facts={[['Compliance score', '96%']]}
        tables={[
          { title: 'Flagged issues', columns: ['Issue'], rows: [], empty: 'No flagged issues.' },
          {
            title: 'Milestones',
            columns: ['Stage', 'Status'],
            rows: [['Initiated', 'Completed']],
            empty: 'No milestones.',
          },
        ]}
      />,
    );
    expect(screen.getByText('Trustfold · CR-001')).toBeInTheDocument();
    expect(
      screen.getByRole('heading', { name: 'Meridian Energy Partners', ...hidden }),
    ).toBeTruthy();
    expect(screen.getByText('96%')).toBeInTheDocument();
    expect(screen.getByText('No flagged issues.')).toBeInTheDocument();
    expect(screen.getByRole('cell', { name: 'Initiated', ...hidden })).toBeInTheDocument();
    expect(screen.queryByRole('table')).toBeNull();
  });
});

const changes = [{ permission: permissions.legalReview }, { permission: permissions.signing }];

describe('ReadOnlyNotice', () => {
  it('[R117] the read-only notice names the portal and what it cannot change', () => {
    renderWithProviders(<ReadOnlyNotice cannot="change contracts" terms={changes} />, {
      portal: 'regulator',
    });
    expect(
      screen.getByText('Read-only: the Regulator portal cannot change contracts.'),
    ).toBeVisible();
  });

  it('[R117] the read-only notice is hidden if the portal can run at least one of the commands', () => {
    renderWithProviders(<ReadOnlyNotice cannot="change contracts" terms={changes} />, {
      portal: 'law_firm',
    });
    expect(screen.queryByText(/^Read-only/)).toBeNull();
  });

  it('[R117] the read-only notice appears for a record of another company', () => {
    const line = (clientId: string) => (
      <ReadOnlyNotice cannot="change this contract" terms={changes} ownership={{ clientId }} />
    );
    renderWithProviders(line('CL-of-another'), { portal: 'client' });
    expect(
      screen.getByText('Read-only: the Client portal cannot change this contract.'),
    ).toBeVisible();
  });

  it('[R117] the read-only notice is hidden in reference mode', () => {
    renderWithProviders(<ReadOnlyNotice cannot="change contracts" terms={changes} />, {
      portal: 'regulator',
      workspace: createTestWorkspace({ behaviour: 'reference' }),
    });
    expect(screen.queryByText(/^Read-only/)).toBeNull();
  });
});

const step: RecordStep = {
  text: 'Complete approval',
  by: 'Legal portal',
  blockers: [
    { text: 'AML to be completed', part: 'aml' },
    { text: 'KYC to be requested', record: ['compliance', 'CR-003'] },
    { text: 'A director is on a list' },
  ],
};

const lead = (wanted: RecordStep | undefined, behaviour: 'live' | 'reference' = 'live') =>
  renderWithProviders(
    <>
      <RecordHeader
        figures={[{ label: 'Amount', value: '$10' }]}
        step={wanted}
        stated={<p>As it is stated</p>}
      />
      <section id="aml" aria-labelledby="aml-title">
        <h3 id="aml-title">AML</h3>
      </section>
    </>,
    { workspace: createTestWorkspace({ behaviour }) },
  );

describe('RecordHeader', () => {
  it('[TX4, CO4] the header of a record shows its key values, the next step and the person responsible', () => {
    lead(step);
    expect(screen.getByRole('definition')).toHaveTextContent('$10');
    const next = screen.getByRole('region', { name: 'Next step' });
    expect(next).toHaveTextContent('Complete approvalWho: Legal portal');
    expect(screen.queryByText('As it is stated')).toBeNull();
  });

  it('[TX4, CO4] each blocker of the next step links to where it can be resolved', async () => {
    const { user } = lead(step);
    const waits = within(screen.getByRole('list', { name: 'Outstanding items' }));
    expect(waits.getByRole('link', { name: 'KYC to be requested' })).toHaveAttribute(
      'href',
      expect.stringContaining('CR-003'),
    );
    expect(waits.queryByRole('button', { name: 'A director is on a list' })).toBeNull();
    await user.click(waits.getByRole('button', { name: 'AML to be completed' }));
    expect(screen.getByRole('heading', { name: 'AML' })).toHaveFocus();
  });

  it('[TX4, CO4] a record without remaining work shows no next step', () => {
    lead(undefined);
    expect(screen.queryByRole('region', { name: 'Next step' })).toBeNull();
  });

  it('[TX4, CO4] the header of a record has the content from the specification in reference mode', () => {
    lead(step, 'reference');
    expect(screen.getByText('As it is stated')).toBeVisible();
    expect(screen.queryByText('Complete approval')).toBeNull();
  });
});

describe('record stepper', () => {
  const records = ['CL-001', 'CL-002', 'CL-003'].map((id) => ({ id }));

  function open(openId: string, beside?: ReactNode) {
    const onStep = jest.fn();
    const stepper = (
      <RecordStepper noun="client" records={records} openId={openId} onStep={onStep} />
    );
    render(
      <TooltipProvider enabled>
        <div role="dialog" aria-modal="true" aria-label="Client">
          {stepper}
        </div>
        {beside}
      </TooltipProvider>,
    );
    return { user: userEvent.setup(), onStep };
  }

  const button = (name: string) => screen.getByRole('button', { name });

  describe('RecordStepper', () => {
    it('[ui] buttons and the keys K and J open the previous and next record, also in a drawer', async () => {
      const { user, onStep } = open('CL-002');
      await user.click(button('Next client'));
      await user.click(button('Previous client'));
      await user.keyboard('jk');
      expect(onStep.mock.calls).toEqual([['CL-003'], ['CL-001'], ['CL-003'], ['CL-001']]);
    });

    it.each([
      ['CL-001', 'Previous client', 'k'],
      ['CL-003', 'Next client', 'j'],
    ])(
      '[ui] at the ends of the list, one button is disabled: %s has no “%s” @deep',
      async (openId, name, key) => {
        const { user, onStep } = open(openId);
        expect(button(name)).toHaveAccessibleDescription(/^There is no (previous|next) client/);
        await user.click(button(name));
        await user.keyboard(key);
        expect(onStep).not.toHaveBeenCalled();
      },
    );

    it('[ui, TX4] an open record that no longer matches the list keeps its position', () => {
      const stepper = (list: typeof records | undefined, openId: string) => (
        <RecordStepper noun="client" records={list} openId={openId} onStep={() => undefined} />
      );
      const { rerender } = render(stepper(undefined, 'CL-002'));
      expect(screen.queryByText(/ of /)).not.toBeInTheDocument();
      rerender(stepper(records, 'CL-002'));
      rerender(stepper([{ id: 'CL-003' }], 'CL-002'));
      expect(screen.getByText('2 of 3')).toBeVisible();
      expect(button('Previous client')).not.toHaveAttribute('aria-disabled', 'true');
      rerender(stepper([{ id: 'CL-003' }], 'CL-003'));
      expect(screen.getByText('3 of 3')).toBeVisible();
    });

    it('[ui] a record that was never in the list has no previous and next buttons', async () => {
      const { user, onStep } = open('CL-009');
      expect(screen.queryByRole('button', { name: /client$/ })).toBeNull();
      await user.keyboard('jk');
      expect(onStep).not.toHaveBeenCalled();
    });

    it('[ui] J and K are ignored while the user types', async () => {
      const { user, onStep } = open('CL-002', <input aria-label="Comment" />);
      await user.type(screen.getByRole('textbox', { name: 'Comment' }), 'jk');
      expect(onStep).not.toHaveBeenCalled();
    });

    it('[R14] J and K work on any keyboard layout and with Caps Lock', () => {
      const { onStep } = open('CL-002');
      fireEvent.keyDown(document.body, { key: 'о', code: 'KeyJ' });
      fireEvent.keyDown(document.body, { key: 'K', code: 'KeyK' });
      expect(onStep.mock.calls).toEqual([['CL-003'], ['CL-001']]);
    });

    it.each([
      [true, 'Next client (J)'],
      [false, 'Next client'],
    ])(
      '[E2, R14] the tooltip of a button shows its shortcut key only if single-key shortcuts are enabled: %s @deep',
      async (singleKeys, tip) => {
        getDefaultStore().set(preferencesAtom, { singleKeys });
        const { user } = open('CL-002');
        await user.tab();
        await user.tab();
        expect(button('Next client')).toHaveFocus();
        expect(await screen.findByRole('tooltip')).toHaveTextContent(tip);
        expect(document.querySelector('[title]')).toBeNull();
        act(() => getDefaultStore().set(preferencesAtom, { singleKeys: true }));
      },
    );

    it('[R14] J and K are ignored and not announced if single-key shortcuts are disabled', async () => {
      getDefaultStore().set(preferencesAtom, { singleKeys: false });
      const { user, onStep } = open('CL-002');
      await user.keyboard('jk');
      expect(onStep).not.toHaveBeenCalled();
      expect(button('Next client')).not.toHaveAttribute('aria-keyshortcuts');
      act(() => getDefaultStore().set(preferencesAtom, { singleKeys: true }));
    });

    it('[ui] J and K are ignored while a dialog is open', async () => {
      const question = (
        <div role="dialog" aria-modal="true" aria-label="Question">
          <button type="button">Yes</button>
        </div>
      );
      const { user, onStep } = open('CL-002', question);
      await user.keyboard('jk');
      button('Yes').focus();
      await user.keyboard('jk');
      expect(onStep).not.toHaveBeenCalled();
    });
  });
});

const onLeave = jest.fn();

const renderView = (query: Partial<DataViewQuery<{ title: string } | null>>) =>
  renderWithProviders(
    <RecordView
      query={{ status: 'success', data: undefined, error: null, refetch: jest.fn(), ...query }}
      noun="Contract"
      id="CON-1"
      backLabel="Back to contracts"
      onLeave={onLeave}
    >
      {({ title }) => <p>{title}</p>}
    </RecordView>,
  );

describe('RecordView', () => {
  it('[C11] a record view shows the details of the record once it has loaded', () => {
    renderView({ data: { title: 'Crude supply' } });
    expect(screen.getByText('Crude supply')).toBeVisible();
  });

  it('[C11] a record that does not exist is reported with a button to go back', async () => {
    const { user } = renderView({ data: null });
    expect(screen.getByText('Contract not found')).toBeVisible();
    expect(screen.getByText('Contract not found')).toHaveClass('ant-result-title');
    expect(screen.getByText(/^There is no contract CON-1\./)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Back to contracts' }));
    expect(onLeave).toHaveBeenCalledTimes(1);
  });

  it('[C11] a loading record is not reported as missing', () => {
    renderView({ status: 'pending' });
    expect(screen.queryByText('Contract not found')).not.toBeInTheDocument();
  });

  it('[C11, E3] if a record cannot be loaded, the reason is shown', () => {
    renderView({ status: 'error', error: new Error('The disk is gone.') });
    expect(screen.getByText('The disk is gone.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try Again' })).toBeVisible();
  });
});

describe('score meter', () => {
  it('[CO3] a score is shown as a number, a bar and its rating', () => {
    render(
      <ScoreMeter
        score={94}
        label="Compliance score"
        band={{ label: 'Strong', tone: 'success', icon: 'shield-check' }}
      />,
    );
    const meter = screen.getByRole('meter', { name: 'Compliance score' });
    expect(meter).toHaveAttribute('aria-valuenow', '94');
    expect(meter).toHaveAttribute('aria-valuetext', '94%, Strong');
    expect(screen.getByText('94%')).toBeVisible();
    expect(screen.getByText('Strong')).toBeVisible();
  });
});

describe('useRecordQueue hook', () => {
  const records = (...ids: readonly string[]) => ids.map((id) => ({ id }));

  const queueOf = (first: { list: readonly { id: string }[] | undefined; openId: string }) =>
    renderHook(({ list, openId }) => useRecordQueue(list, openId).map(({ id }) => id), {
      initialProps: first,
    });

  describe('useRecordQueue', () => {
    it('[TX4] Previous and Next go through the original list, even if records no longer match it', () => {
      const { result, rerender } = queueOf({ list: records('a', 'b', 'c'), openId: '' });
      expect(result.current).toEqual([]);
      rerender({ list: records('a', 'b', 'c'), openId: 'a' });
      rerender({ list: records('b', 'c'), openId: 'a' });
      expect(result.current).toEqual(['a', 'b', 'c']);
      rerender({ list: records('c'), openId: 'b' });
      expect(result.current).toEqual(['a', 'b', 'c']);
      rerender({ list: records('c'), openId: '' });
      rerender({ list: records('c'), openId: 'c' });
      expect(result.current).toEqual(['c']);
    });

    it('[TX4] Previous and Next use the list once it has loaded, and another list if one of its records opens', () => {
      const { result, rerender } = queueOf({ list: undefined, openId: 'b' });
      expect(result.current).toEqual([]);
      rerender({ list: records('a', 'b'), openId: 'b' });
      expect(result.current).toEqual(['a', 'b']);
      rerender({ list: records('x', 'y'), openId: 'y' });
      expect(result.current).toEqual(['x', 'y']);
      rerender({ list: records('x', 'y'), openId: 'gone' });
      expect(result.current).toEqual([]);
    });
  });
});

function List() {
  const [view, setView] = useState<ListLayout>('cards');
  return (
    <>
      <ViewSwitch value={view} onChange={setView} />
      <p>Shown as {view}</p>
    </>
  );
}

describe('ViewSwitch', () => {
  test('[C1, CL1, TX3] clicking an option of the view switch selects it', async () => {
    const user = userEvent.setup();
    renderWithProviders(<List />);
    expect(screen.getByRole('radiogroup', { name: 'View' })).toBeVisible();
    expect(screen.getByRole('radio', { name: 'Cards' })).toBeChecked();
    await user.click(screen.getByRole('radio', { name: 'Table' }));
    expect(screen.getByText('Shown as table')).toBeVisible();
    expect(screen.getByRole('radio', { name: 'Table' })).toBeChecked();
    expect(screen.getByRole('radio', { name: 'Cards' })).not.toBeChecked();
  });

  test('[C1, CL1, TX3] the view switch is a single tab stop, and arrow keys change the view', async () => {
    const user = userEvent.setup();
    renderWithProviders(<List />);
    await user.tab();
    expect(screen.getByRole('radio', { name: 'Cards' })).toHaveFocus();
    await user.keyboard('{ArrowRight}');
    expect(screen.getByText('Shown as table')).toBeVisible();
    expect(screen.getByRole('radio', { name: 'Table' })).toHaveFocus();
  });

  test('[R14] the view switch ignores arrow keys with Alt, which the browser uses for navigation', async () => {
    const user = userEvent.setup();
    renderWithProviders(<List />);
    await user.tab();
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'ArrowLeft', altKey: true });
    expect(screen.getByText('Shown as cards')).toBeVisible();
  });

  test('[E2] the view switch shows a tooltip instead of a native title @deep', async () => {
    const user = userEvent.setup();
    renderWithProviders(<List />);
    await user.hover(screen.getByText('Table'));
    expect(await screen.findByRole('tooltip')).toHaveTextContent('Table');
    expect(document.querySelector('[title]')).toBeNull();
  });

  test('[C1] two view switches on one page work independently', async () => {
    const user = userEvent.setup();
    renderWithProviders(
      <>
        <List />
        <List />
      </>,
    );
    const [first, second] = screen.getAllByRole('radio', { name: 'Table' });
    if (!first || !second) throw new Error('There are not two switches.');
    await user.click(first);
    expect(first).toBeChecked();
    expect(second).not.toBeChecked();
  });
});
