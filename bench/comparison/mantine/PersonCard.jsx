import { ActionIcon, Button, Card, Group, Image, Text, Title } from '@mantine/core';
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
    <Card
      component="article"
      aria-labelledby={id}
      shadow="sm"
      padding="lg"
      radius="md"
      withBorder
      pos="relative"
    >
      <Card.Section>
        <Image
          {...picture}
          loading="lazy"
          decoding="async"
          h="auto"
          style={{ aspectRatio: '4 / 5' }}
        />
      </Card.Section>
      <ActionIcon
        variant="default"
        size="xl"
        radius="xl"
        pos="absolute"
        top={12}
        right={12}
        aria-label={labels.like}
        aria-pressed={liked}
        onClick={() => setLiked(!liked)}
      >
        <Heart aria-hidden="true" />
      </ActionIcon>
      <Title id={id} order={3} size="h4" mt="md">
        {person.name}
        <Text span inherit fw={400}>{`, ${person.age}`}</Text>
      </Title>
      <Group gap={6} c="dimmed">
        <MapPin aria-hidden="true" size={16} />
        <Text size="sm">{`${person.city}, ${person.country}`}</Text>
      </Group>
      <Group grow mt="md">
        <Button variant="default" onClick={nothing}>
          {labels.wave}
        </Button>
        <Button onClick={nothing}>{labels.connect}</Button>
      </Group>
      <Group justify="space-between" mt="xs">
        <Button
          variant="subtle"
          size="compact-sm"
          leftSection={<MessageCircle size={16} />}
          aria-expanded={open === 'comments'}
          onClick={() => toggle('comments')}
        >
          {labels.comments}
        </Button>
        <Button
          variant="subtle"
          size="compact-sm"
          leftSection={<Share2 size={16} />}
          aria-expanded={open === 'share'}
          onClick={() => toggle('share')}
        >
          {labels.share}
        </Button>
      </Group>
      {open === 'comments' ? (
        <CommentsPanel comments={comments} onComment={addComment} labels={labels} />
      ) : null}
      {open === 'share' ? <SharePanel links={links} labels={labels} /> : null}
    </Card>
  );
}
