"""Light, lens and passes: the same studio for every picture."""

import bpy
from mathutils import Vector

from palette import REGIONS, linear
from shapes import vertices_of

# The camera looks along this line at the origin; far away, so that shapes stay calm.
CAMERA_DIRECTION = Vector((-0.2, -1, 0.4)).normalized()
CAMERA_DISTANCE = 17
FILL = 0.9  # of the canvas


def clear():
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    scene.render.engine = 'CYCLES'
    scene.cycles.device = 'CPU'
    scene.render.threads_mode, scene.render.threads = 'FIXED', 1
    scene.render.film_transparent = True
    scene.render.use_persistent_data = False
    scene.view_settings.view_transform = 'Raw'
    scene.cycles.use_denoising = False
    scene.cycles.use_adaptive_sampling = True
    scene.cycles.adaptive_threshold = 0.02
    scene.cycles.max_bounces = 5
    scene.cycles.diffuse_bounces, scene.cycles.glossy_bounces = 2, 2
    scene.cycles.transparent_max_bounces = 8
    scene.cycles.caustics_reflective = scene.cycles.caustics_refractive = False
    scene.cycles.sample_clamp_indirect = 2
    scene.cycles.sample_clamp_direct = 12
    scene.cycles.blur_glossy = 1
    scene.cycles.pixel_filter_type, scene.cycles.filter_width = 'BLACKMAN_HARRIS', 1.5


def _area(name, position, target, size, power, colour):
    light = bpy.data.lights.new(name, 'AREA')
    light.shape, light.size, light.energy, light.color = 'DISK', size, power, colour
    lamp = bpy.data.objects.new(name, light)
    bpy.context.scene.collection.objects.link(lamp)
    lamp.location = position
    lamp.rotation_euler = (Vector(target) - Vector(position)).to_track_quat('-Z', 'Y').to_euler()


def light(region, ground):
    """Warm key from the upper left, cool fill, a rim from behind, and the ground's colour from below."""
    centre = (0, 0, 1.5)
    _area('key', (-5.5, -7.5, 7.8), centre, 5, 960, (1, 0.92, 0.80))
    _area('fill', (7, -5, 3.5), centre, 6, 210, (0.80, 0.89, 1))
    _area('rim', (3.5, 7.5, 4.5), centre, 5, 220, (1, 0.95, 0.9))
    world = bpy.data.worlds.new('sky')
    bpy.context.scene.world = world
    world.use_nodes = True
    sky = world.node_tree.nodes['Background']
    sky.inputs['Color'].default_value = (0.93, 0.96, 1, 1)
    sky.inputs['Strength'].default_value = 0.5
    # Seen by no camera, but it sends the panel's colour back up and darkens where things touch it.
    floor = _floor('bounce')
    floor.visible_camera = floor.visible_shadow = floor.visible_glossy = False
    material = bpy.data.materials.new('bounce')
    material.use_nodes = True
    colour = linear(REGIONS[region]['accent' if ground == 'accent' else 'ground'])
    shader = material.node_tree.nodes['Principled BSDF']
    shader.inputs['Base Color'].default_value = (*(0.75 * c for c in colour), 1)
    shader.inputs['Specular'].default_value = 0
    floor.data.materials.append(material)


def _floor(name):
    mesh = bpy.data.meshes.new(name)
    s = 40
    mesh.from_pydata([(-s, -s, 0), (s, -s, 0), (s, s, 0), (-s, s, 0)], [], [(0, 1, 2, 3)])
    floor = bpy.data.objects.new(name, mesh)
    bpy.context.scene.collection.objects.link(floor)
    return floor


def frame(things, width):
    """Sets the one camera up and lets its lens, not its place, fit the picture to the canvas."""
    scene = bpy.context.scene
    scene.render.resolution_x = scene.render.resolution_y = width
    camera = bpy.data.cameras.new('camera')
    eye = bpy.data.objects.new('camera', camera)
    scene.collection.objects.link(eye)
    scene.camera = eye
    aim = Vector((0, 0, 1.6))
    eye.location = aim + CAMERA_DIRECTION * CAMERA_DISTANCE
    eye.rotation_euler = (-CAMERA_DIRECTION).to_track_quat('-Z', 'Y').to_euler()
    bpy.context.view_layer.update()
    to_camera = eye.matrix_world.inverted()
    seen = [to_camera @ v for thing in things for v in vertices_of(thing)]
    xs, ys = [v.x / -v.z for v in seen], [v.y / -v.z for v in seen]
    # Room for the shadow, which falls to the right.
    shadow_room = 0.03 * (max(xs) - min(xs))
    left, right, low, high = min(xs), max(xs) + shadow_room, min(ys) - shadow_room * 0.4, max(ys)
    extent = max(right - left, high - low) / FILL
    camera.sensor_width = 36
    camera.lens = camera.sensor_width / extent
    camera.shift_x = (left + right) / 2 / extent
    camera.shift_y = (low + high) / 2 / extent


def _write_passes(folder, passes):
    """Has the compositor write the named render passes as float EXR files."""
    scene = bpy.context.scene
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    layers = tree.nodes.new('CompositorNodeRLayers')
    writer = tree.nodes.new('CompositorNodeOutputFile')
    writer.base_path = str(folder)
    writer.format.file_format, writer.format.color_depth, writer.format.color_mode = 'OPEN_EXR', '32', 'RGBA'
    writer.format.exr_codec = 'NONE'
    writer.file_slots.clear()
    for name, socket in passes.items():
        writer.file_slots.new(name + '-')
        tree.links.new(layers.outputs[socket], writer.inputs[name + '-'])
    bpy.ops.render.render()


def shoot(folder, samples):
    """The things themselves, with what the denoiser wants to know about them."""
    scene = bpy.context.scene
    scene.cycles.samples = samples
    scene.cycles.adaptive_min_samples = min(samples, 16)
    bpy.context.view_layer.cycles.denoising_store_passes = True
    _write_passes(folder, {'beauty': 'Image', 'albedo': 'Denoising Albedo', 'normal': 'Denoising Normal'})


def shoot_shadow(folder, things, samples):
    """Only what the things do to the ground under them; soft, so small is enough."""
    scene = bpy.context.scene
    for thing in things:
        for solid in (thing, *thing.children_recursive):
            solid.visible_camera = False
            solid.visible_shadow = not thing.get('airborne')
    bpy.data.objects['bounce'].hide_render = True
    # One soft direction: the shadows of fill and rim would only spread a haze over the canvas.
    for lamp in ('fill', 'rim'):
        bpy.data.objects[lamp].hide_render = True
    catcher = _floor('catcher')
    catcher.is_shadow_catcher = True
    scene.render.resolution_percentage = 25
    scene.cycles.samples = samples
    bpy.context.view_layer.cycles.denoising_store_passes = False
    _write_passes(folder, {'shadow': 'Image'})
