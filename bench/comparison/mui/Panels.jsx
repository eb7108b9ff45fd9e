import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CardContent from '@mui/material/CardContent';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { Link2, SendHorizontal } from 'lucide-react';

import { nothing, useDraft } from '../common/use-card';

/** The comments of a card: a field, and a list that scrolls. */
export function CommentsPanel({ comments, onComment, labels }) {
  const { draft, setDraft, post } = useDraft(onComment);
  return (
    <CardContent>
      <Stack component="form" direction="row" spacing={1} onSubmit={post}>
        <TextField
          size="small"
          fullWidth
          label={labels.commentField}
          placeholder={labels.commentHint}
          value={draft}
          onChange={(event) => setDraft(event.target.value)}
        />
        <IconButton type="submit" aria-label={labels.postComment}>
          <SendHorizontal aria-hidden="true" />
        </IconButton>
      </Stack>
      {comments.length > 0 ? (
        <Box
          component="ul"
          aria-label={labels.commentList}
          tabIndex={0}
          sx={{ maxHeight: 128, overflowY: 'auto' }}
        >
          {comments.map(({ id, text }) => (
            <li key={id}>{text}</li>
          ))}
        </Box>
      ) : (
        <Typography variant="body2">{labels.noComments}</Typography>
      )}
    </CardContent>
  );
}

/** The networks on which a profile can be shared. */
export function SharePanel({ links, labels }) {
  return (
    <CardContent component="ul" aria-label={labels.shareList}>
      {links.map(({ id, label, href }) => (
        <li key={id}>
          <Button variant="outlined" href={href} target="_blank" rel="noopener noreferrer">
            {label}
          </Button>
        </li>
      ))}
      <li>
        <Button variant="outlined" startIcon={<Link2 size={16} />} onClick={nothing}>
          {labels.copyLink}
        </Button>
      </li>
    </CardContent>
  );
}
