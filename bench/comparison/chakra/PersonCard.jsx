import { Button, Card, chakra, HStack, IconButton, Image, Text } from '@chakra-ui/react';
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
    <Card.Root as="article" aria-labelledby={id} overflow="hidden" position="relative">
      <Image
        {...picture}
        loading="lazy"
        decoding="async"
        aspectRatio="4 / 5"
        height="auto"
        width="full"
      />
      <IconButton
        variant="surface"
        rounded="full"
        position="absolute"
        top="3"
        right="3"
        aria-label={labels.like}
        aria-pressed={liked}
        onClick={() => setLiked(!liked)}
      >
        <Heart aria-hidden="true" />
      </IconButton>
      <Card.Body gap="2">
        <Card.Title id={id}>
          {person.name}
          <chakra.span fontWeight="normal">{`, ${person.age}`}</chakra.span>
        </Card.Title>
        <HStack gap="1.5" color="fg.muted">
          <MapPin aria-hidden="true" size={16} />
          <Text textStyle="sm">{`${person.city}, ${person.country}`}</Text>
        </HStack>
      </Card.Body>
      <Card.Footer flexDirection="column" alignItems="stretch">
        <HStack>
          <Button variant="outline" flex="1" onClick={nothing}>
            {labels.wave}
          </Button>
          <Button flex="1" onClick={nothing}>
            {labels.connect}
          </Button>
        </HStack>
        <HStack justify="space-between">
          <Button
            variant="ghost"
            size="sm"
            aria-expanded={open === 'comments'}
            onClick={() => toggle('comments')}
          >
            <MessageCircle size={16} />
            {labels.comments}
          </Button>
          <Button
            variant="ghost"
            size="sm"
            aria-expanded={open === 'share'}
            onClick={() => toggle('share')}
          >
            <Share2 size={16} />
            {labels.share}
          </Button>
        </HStack>
        {open === 'comments' ? (
          <CommentsPanel comments={comments} onComment={addComment} labels={labels} />
        ) : null}
        {open === 'share' ? <SharePanel links={links} labels={labels} /> : null}
      </Card.Footer>
    </Card.Root>
  );
}
