/** Has the class name by which the build recognizes the code of the banner. */
export function countSlides(): number {
  return document.querySelectorAll('.swiper-wrapper > *').length;
}
