import type { Hotel } from '../../domain/hotels';

/** Each hill as contour lines from bottom to top, in a 600 by 600 view box. */
export const HILLS: readonly (readonly string[])[] = [
  [
    'M-20 96C52 62 122 78 176 104 236 132 284 160 296 232 308 306 292 372 300 438 306 500 250 560 172 566 88 572 36 540-20 520Z',
    'M20 150C74 118 138 128 184 156 232 186 256 226 258 280 260 336 250 388 246 432 240 488 190 516 134 510 72 504 40 470 20 430-6 372-14 200 20 150Z',
    'M66 214C98 182 150 186 184 214 214 240 220 282 218 326 216 372 206 420 162 432 116 444 82 412 66 366 50 318 42 252 66 214Z',
  ],
  [
    'M388 148C430 96 524 92 620 108V452C560 492 474 500 428 452 384 406 366 350 362 290 358 232 358 186 388 148Z',
    'M430 190C468 150 540 150 620 162V402C566 436 494 440 458 398 424 358 410 316 408 276 406 240 408 214 430 190Z',
    'M478 236C506 212 556 214 620 222V350C574 374 522 372 494 342 470 316 458 296 458 274 458 256 464 248 478 236Z',
  ],
  [
    'M352 560C388 520 470 514 540 540 566 550 590 576 600 620H330C330 596 336 578 352 560Z',
    'M408 590C436 562 486 562 524 584 536 592 544 606 548 620H392C394 608 398 600 408 590Z',
  ],
  [
    'M250-20C252 26 284 62 344 66 408 70 452 40 460-20Z',
    'M300-20C304 10 324 30 354 30 388 30 408 8 412-20Z',
  ],
];

export const STREAM =
  'M198-10C214 52 296 92 324 160 346 216 322 286 328 348 334 420 318 470 322 610';

export const ROADS = {
  wide: [
    'M150 196C206 236 236 282 292 306 352 332 404 304 452 306 510 308 548 284 610 262',
    'M452 306C446 236 440 172 470 96 478 72 484 30 486-10',
  ],
  narrow: [
    'M150 196C120 232 112 276 132 316 160 366 212 372 244 426 262 458 262 520 254 610',
    'M150 196C180 150 186 92 158-10',
    'M150 196C100 178 44 188-10 176',
    'M132 316C90 372 60 430 20 470',
    'M452 306C456 372 470 440 520 496 548 528 574 548 610 560',
    'M180 166C214 158 246 176 262 208',
  ],
} as const;

/** The pins’ positions, as class names because inline styles aren’t allowed. */
export const PIN_CLASSES: Record<Hotel, string> = {
  serena: 'left-[38%] top-[63%]',
  marriott: 'left-[23%] top-[49%]',
  radisson: 'left-[75.5%] top-[51%]',
  mille: 'left-[37%] top-[28%]',
};

/** The side of the pin each name is on, so that none overflows the map. */
export const NAME_CLASSES: Record<Hotel, string> = {
  serena: 'start-full top-1/2 ms-1 -translate-y-1/2',
  marriott: 'end-full top-1/2 me-1 -translate-y-1/2',
  radisson: 'top-full left-1/2 mt-1 -translate-x-1/2',
  mille: 'start-full top-1/2 ms-1 -translate-y-1/2',
};

/** Districts and roads, whose names are the same in each language. */
export const PLACE_NAMES = {
  kiyovu: 'Kiyovu',
  kacyiru: 'Kacyiru',
  kimihurura: 'Kimihurura',
  westRoad: 'KN 3 Ave',
  valleyRoad: 'KN 5 Rd',
} as const;

/** The roads’ names only fit a wide map. */
export const LABEL_CLASSES = {
  centre: 'left-[4%] top-[22%] font-display italic',
  kiyovu: 'left-[13%] top-[71%] font-display italic',
  kacyiru: 'right-[4%] top-[23%] font-display italic',
  kimihurura: 'left-[67%] top-[66%] font-display italic',
  airport: 'right-[2%] top-[37%] font-display italic',
  westRoad: 'left-[28%] top-[54%] hidden @min-[26rem]:block',
  valleyRoad: 'left-[57%] top-[46%] hidden @min-[26rem]:block',
} as const;
