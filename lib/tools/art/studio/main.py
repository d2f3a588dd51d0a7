"""Runs inside Blender and renders one picture of one region to a transparent PNG."""

import argparse
import importlib
import sys
import tempfile
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))

import bpy  # noqa: E402

import develop  # noqa: E402
import studio  # noqa: E402
from palette import REGIONS  # noqa: E402
from props import Props  # noqa: E402


def arguments():
    parser = argparse.ArgumentParser()
    parser.add_argument('--region', required=True)
    parser.add_argument('--picture', required=True)
    parser.add_argument('--ground', choices=('accent', 'quiet'), required=True)
    parser.add_argument('--accent', required=True, help='the accent of the page, as #rrggbb')
    parser.add_argument('--text', required=True, help='the text colour of the page, which tints the shadows')
    parser.add_argument('--width', type=int, required=True)
    parser.add_argument('--samples', type=int, required=True)
    parser.add_argument('--out', type=Path, required=True)
    return parser.parse_args(sys.argv[sys.argv.index('--') + 1:])


def main():
    options = arguments()
    started = time.time()
    REGIONS[options.region].update(accent=options.accent, shadow=options.text)
    studio.clear()
    props = Props(options.region)
    importlib.import_module(f'pictures.{options.picture}').build(props)
    things = [o for o in bpy.context.scene.objects if o.parent is None]
    studio.frame(things, options.width)
    studio.light(options.region, options.ground)
    with tempfile.TemporaryDirectory() as temporary:
        folder = Path(temporary)
        studio.shoot(folder, options.samples)
        beauty, albedo, normal = (develop.read_pass(folder, name) for name in ('beauty', 'albedo', 'normal'))
        studio.shoot_shadow(folder, things, max(32, options.samples))
        shadow = develop.read_pass(folder, 'shadow')
    clean = develop.denoise(beauty, albedo[..., :3], normal[..., :3])
    image = develop.compose(clean, develop.soft_shadow(shadow, options.width) * props.shadow, options.region)
    options.out.parent.mkdir(parents=True, exist_ok=True)
    develop.write_png(options.out, image)
    print(f'rendered {options.region}/{options.picture} in {time.time() - started:.0f} s')


main()
