import { ActionIcon, Box, Button, Group, Text, TextInput } from '@mantine/core';
import { Link2, SendHorizontal } from 'lucide-react';

import { nothing, useDraft } from '../common/use-card';

/** The comments of a card: a field, and a list that scrolls. */
export function CommentsPanel({ comments, onComment, labels }) {
  const { draft, setDraft, post } = useDraft(onComment);
  return (
    <Box mt="xs">
      <Group component="form" gap="xs" wrap="nowrap" onSubmit={post}>
        <TextInput
          flex={1}
          aria-label={labels.commentField}
          placeholder={labels.commentHint}
          value={draft}
          onChange={(event) => setDraft(event.currentTarget.value)}
        />
        <ActionIcon type="submit" size="lg" aria-label={labels.postComment}>
          <SendHorizontal aria-hidden="true" size={18} />
        </ActionIcon>
      </Group>
      {comments.length > 0 ? (
        <Box
          component="ul"
          aria-label={labels.commentList}
          tabIndex={0}
          mah={128}
          style={{ overflowY: 'auto' }}
        >
          {comments.map(({ id, text }) => (
            <li key={id}>{text}</li>
          ))}
        </Box>
      ) : (
        <Text size="sm">{labels.noComments}</Text>
      )}
    </Box>
  );
}

/** The networks on which a profile can be shared. */
export function SharePanel({ links, labels }) {
  return (
    <Group
      component="ul"
      gap="xs"
      mt="xs"
      p={0}
      aria-label={labels.shareList}
      style={{ listStyle: 'none' }}
    >
      {links.map(({ id, label, href }) => (
        <li key={id}>
          <Button
            component="a"
            variant="default"
            href={href}
            target="_blank"
            rel="noopener noreferrer"
          >
            {label}
          </Button>
        </li>
      ))}
      <li>
        <Button variant="default" leftSection={<Link2 size={16} />} onClick={nothing}>
          {labels.copyLink}
        </Button>
      </li>
    </Group>
  );
}
