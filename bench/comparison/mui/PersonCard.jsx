import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import CardMedia from '@mui/material/CardMedia';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { Heart, MapPin, MessageCircle, Share2 } from 'lucide-react';
import { useId, useState } from 'react';

import { nothing, useCard } from '../common/use-card';
import { CommentsPanel, SharePanel } from './Panels';

/** A person, and what the visitor can say to them. */
export function PersonCard({ person }) {
  const { liked, setLiked, comments, addComment, labels, links, picture } = useCard(person);
  const [open, setOpen] = useState();
  const id = useId();
  const toggle = (panel) => setOpen(open === panel ? undefined : panel);
  return (
    <Card component="article" aria-labelledby={id} sx={{ position: 'relative' }}>
      <CardMedia
        component="img"
        {...picture}
        loading="lazy"
        decoding="async"
        sx={{ aspectRatio: '4 / 5', height: 'auto' }}
      />
      <IconButton
        aria-label={labels.like}
        aria-pressed={liked}
        onClick={() => setLiked(!liked)}
        sx={{ position: 'absolute', top: 12, right: 12, bgcolor: 'background.paper' }}
      >
        <Heart aria-hidden="true" />
      </IconButton>
      <CardContent>
        <Typography id={id} variant="h6" component="h3">
          {person.name}
          <Box component="span" sx={{ fontWeight: 'normal' }}>{`, ${person.age}`}</Box>
        </Typography>
        <Typography variant="body2" sx={{ display: 'flex', gap: 0.5, color: 'text.secondary' }}>
          <MapPin aria-hidden="true" size={16} />
          <span>{`${person.city}, ${person.country}`}</span>
        </Typography>
      </CardContent>
      <CardActions>
        <Button variant="outlined" fullWidth onClick={nothing}>
          {labels.wave}
        </Button>
        <Button variant="contained" fullWidth onClick={nothing}>
          {labels.connect}
        </Button>
      </CardActions>
      <CardActions sx={{ justifyContent: 'space-between' }}>
        <Button
          size="small"
          startIcon={<MessageCircle size={16} />}
          aria-expanded={open === 'comments'}
          onClick={() => toggle('comments')}
        >
          {labels.comments}
        </Button>
        <Button
          size="small"
          startIcon={<Share2 size={16} />}
          aria-expanded={open === 'share'}
          onClick={() => toggle('share')}
        >
          {labels.share}
        </Button>
      </CardActions>
      {open === 'comments' ? (
        <CommentsPanel comments={comments} onComment={addComment} labels={labels} />
      ) : null}
      {open === 'share' ? <SharePanel links={links} labels={labels} /> : null}
    </Card>
  );
}
