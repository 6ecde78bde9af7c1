import { cleanup, screen, within } from '@testing-library/react';
import { createTestWorkspace } from '../testing';
import { auditEntries, profiles } from '../testing/records';
import { renderWithProviders } from '../testing/render';
import { useIndexed } from '../workspace';
import { AuditTrail, usePrintedTrail } from './audit-trail';

const noted = auditEntries.find(({ note }) => note !== undefined);
if (noted?.note === undefined) throw new Error('The sample has a line with a note');
const { note, actor } = noted;

/** A process of the client portal’s company and the vendor portal’s company. Every portal can see this process. */
const subject = { collection: 'processes', id: 'PF-001', label: 'Crude transfer' };
const records = { auditEntries: [{ ...noted, subject }] };

function Trail() {
  const query = useIndexed('auditEntries', 'subject', {
    equals: `${subject.collection}/${subject.id}`,
  });
  const { columns, rows } = usePrintedTrail(subject.collection, subject.id);
  return (
    <>
      <AuditTrail entries={query} noun="record" />
      <output>{JSON.stringify([columns, ...rows])}</output>
    </>
  );
}

const denial =
  'The details of the audit log are for the Admin, Legal, Banking and Regulator portals.';

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
    '[policy, PR3] shows notes on screen and in print in the $portal portal, which has audit access',
    async ({ portal }) => {
      const { trail, printed } = await shownTo(portal, 'live');
      expect(trail).toHaveTextContent(note);
      expect(printed).toHaveTextContent(note);
      expect(screen.queryByText(denial)).not.toBeInTheDocument();
    },
  );

  it.each(profiles.filter(({ auditAccess }) => !auditAccess))(
    '[policy, PR3] hides notes on screen and in print in the $portal portal, which has no audit access',
    async ({ portal }) => {
      const { trail, printed } = await shownTo(portal, 'live');
      expect(trail).not.toHaveTextContent(note);
      expect(printed).not.toHaveTextContent(note);
      expect(printed).not.toHaveTextContent('"Note"');
      expect(screen.getByText(denial)).toBeVisible();
    },
  );

  it('[F5] links to the record’s entries in the audit log, except in reference behaviour', async () => {
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

  it('[policy] shows notes in every portal in reference behaviour', async () => {
    const { trail, printed } = await shownTo('client', 'reference');
    expect(trail).toHaveTextContent(note);
    expect(printed).toHaveTextContent(note);
    expect(screen.queryByText(denial)).not.toBeInTheDocument();
  });
});
