import { Box, Button, HStack, IconButton, Input, Text, Wrap } from '@chakra-ui/react';
import { Link2, SendHorizontal } from 'lucide-react';

import { nothing, useDraft } from '../common/use-card';

/** The comments of a card: a field, and a list that scrolls. */
export function CommentsPanel({ comments, onComment, labels }) {
  const { draft, setDraft, post } = useDraft(onComment);
  return (
    <Box>
      <HStack as="form" onSubmit={post}>
        <Input
          aria-label={labels.commentField}
          placeholder={labels.commentHint}
          value={draft}
          onChange={(event) => setDraft(event.target.value)}
        />
        <IconButton type="submit" aria-label={labels.postComment}>
          <SendHorizontal aria-hidden="true" />
        </IconButton>
      </HStack>
      {comments.length > 0 ? (
        <Box as="ul" aria-label={labels.commentList} tabIndex={0} maxH="32" overflowY="auto">
          {comments.map(({ id, text }) => (
            <li key={id}>{text}</li>
          ))}
        </Box>
      ) : (
        <Text textStyle="sm">{labels.noComments}</Text>
      )}
    </Box>
  );
}

/** The networks on which a profile can be shared. */
export function SharePanel({ links, labels }) {
  return (
    <Wrap as="ul" gap="2" aria-label={labels.shareList}>
      {links.map(({ id, label, href }) => (
        <li key={id}>
          <Button asChild variant="outline">
            <a href={href} target="_blank" rel="noopener noreferrer">
              {label}
            </a>
          </Button>
        </li>
      ))}
      <li>
        <Button variant="outline" onClick={nothing}>
          <Link2 size={16} />
          {labels.copyLink}
        </Button>
      </li>
    </Wrap>
  );
}
