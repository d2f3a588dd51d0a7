const FRAME_MS = 16;

/** jsdom has no animations. This one follows the fake timers, as that of the first slide does. */
export class FakeAnimation {
  private started = performance.now();
  private heldAt: number | undefined;

  get currentTime(): number {
    return this.heldAt ?? performance.now() - this.started;
  }

  set currentTime(time: number) {
    if (this.heldAt === undefined) this.started = performance.now() - time;
    else this.heldAt = time;
  }

  play(): void {
    this.started = performance.now() - this.currentTime;
    this.heldAt = undefined;
  }

  /** A pause takes effect with the next frame. */
  pause(): void {
    this.heldAt = this.currentTime + FRAME_MS;
  }
}

/**
 * `getAnimations` returns these animations for each slide. For any other element it does so only with
 * `subtree`.
 */
export function setAnimations(...animations: readonly Partial<Animation>[]): void {
  Object.assign(window, { CSSAnimation: FakeAnimation });
  Object.assign(Element.prototype, {
    getAnimations(this: Element, { subtree }: GetAnimationsOptions = {}) {
      return subtree || this.matches('.swiper-slide') ? animations : [];
    },
  });
}
