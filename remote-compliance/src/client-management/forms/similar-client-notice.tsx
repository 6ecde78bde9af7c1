import { useMemo } from 'react';
import type { Client } from 'shared-kernel/domain/client';
import { useWatch, type Control } from 'shared-kernel/form';
import { Link, useRecordPath } from 'shared-kernel/shell';
import { Notice, RecordText } from 'shared-kernel/ui';
import { useCollection } from 'shared-kernel/workspace';
import { findSimilarClients } from '../find-similar-clients';
import type { ClientForm } from '../client-form-schema';

interface SimilarClientNoticeProps {
  readonly control: Control<ClientForm, unknown, ClientForm>;
  readonly self: string | undefined;
}

const none: readonly Client[] = [];

export function SimilarClientNotice({ control, self }: SimilarClientNoticeProps) {
  const companyName = useWatch({ control, name: 'companyName' });
  const { data: clients = none } = useCollection('clients');
  const path = useRecordPath();
  const similar = useMemo(
    () => findSimilarClients(clients, companyName, self),
    [clients, companyName, self],
  );
  if (similar.length === 0) return null;
  return (
    <Notice
      tone="warning"
      title={
        similar.length === 1 ? 'This client may already exist' : 'These clients may be the same'
      }
    >
      {similar.map(({ id, companyName: name }) => (
        <p key={id}>
          <Link to={path('clients', id)}>
            <RecordText whole>{name}</RecordText>
          </Link>{' '}
          · {id}
        </p>
      ))}
    </Notice>
  );
}
