"""Outlines and the solids made of them. Lengths are in scene units; z is up; pictures are seen from -y."""

import json
import math
import re
from pathlib import Path

import bmesh
import bpy
from mathutils import Matrix, Vector

CURRENCY = json.loads((Path(__file__).parents[1] / 'currency-sign-paths.json').read_text())


# Outlines: lists of (x, y) --------------------------------------------------------------------------

def fillet(points, radii, closed=True, steps=8):
    """The polyline with every corner rounded by its radius (one number, or one for each point)."""
    count = len(points)
    if isinstance(radii, (int, float)):
        radii = [radii] * count
    rounded = []
    for i, point in enumerate(points):
        corner = Vector(point)
        is_end = not closed and i in (0, count - 1)
        if is_end or radii[i] == 0:
            rounded.append(tuple(corner))
            continue
        before = Vector(points[i - 1]) - corner
        after = Vector(points[(i + 1) % count]) - corner
        half_angle = before.angle(after) / 2
        reach = min(radii[i] / math.tan(half_angle), before.length * 0.4999, after.length * 0.4999)
        start, end = corner + before.normalized() * reach, corner + after.normalized() * reach
        weight = math.sin(half_angle)  # makes the rational Bezier an exact arc
        for step in range(steps + 1):
            t = step / steps
            a, b, c = (1 - t) ** 2, 2 * t * (1 - t) * weight, t ** 2
            rounded.append(tuple((start * a + corner * b + end * c) / (a + b + c)))
    return rounded


def rectangle(width, height, radius, x=0, y=0):
    w, h = width / 2, height / 2
    corners = [(x - w, y - h), (x + w, y - h), (x + w, y + h), (x - w, y + h)]
    return fillet(corners, min(radius, w, h), steps=10)


def circle(radius, x=0, y=0, segments=72):
    return [(x + radius * math.cos(a), y + radius * math.sin(a))
            for a in (2 * math.pi * i / segments for i in range(segments))]


def sector(radius, start, end, corner=0.08, segments=40):
    """A wedge of a disc between two clock angles (degrees, clockwise from twelve)."""
    arc = [(radius * math.sin(a), radius * math.cos(a))
           for a in (math.radians(start + (end - start) * i / segments) for i in range(segments + 1))]
    radii = [corner] * 2 + [0] * (segments - 1) + [corner]
    return fillet([(0, 0)] + arc, radii, steps=4)


def currency_outline(region, height):
    """The contours of the currency sign, centred on the origin."""
    contours, pen = [], None
    for command, numbers in re.findall(r'([MLQZ])([-\d. ]*)', CURRENCY[region]):
        values = [float(n) for n in numbers.split()]
        if command == 'M':
            contours.append([])
        if command == 'Q':
            (x0, y0), (x1, y1, x2, y2) = pen, values
            for t in (0.25, 0.5, 0.75):
                contours[-1].append(((1 - t) ** 2 * x0 + 2 * t * (1 - t) * x1 + t * t * x2,
                                     (1 - t) ** 2 * y0 + 2 * t * (1 - t) * y1 + t * t * y2))
        if values:
            pen = tuple(values[-2:])
            contours[-1].append(pen)
    contours = [c[:-1] if c[0] == c[-1] else c for c in contours]
    xs, ys = zip(*(p for c in contours for p in c))
    middle_x, middle_y = (min(xs) + max(xs)) / 2, (min(ys) + max(ys)) / 2
    scale = height / (max(ys) - min(ys))
    # Fonts draw y downwards here: flip.
    return [[((x - middle_x) * scale, (middle_y - y) * scale) for x, y in c] for c in contours]


# Solids ---------------------------------------------------------------------------------------------

def _link(name, mesh, *materials, parent=None):
    solid = bpy.data.objects.new(name, mesh)
    bpy.context.scene.collection.objects.link(solid)
    if not mesh.materials:
        for material in materials:
            mesh.materials.append(material)
    solid.parent = parent
    return solid


def _smooth(solid, angle=38):
    """Smooth shading in which large flat faces stay flat."""
    for polygon in solid.data.polygons:
        polygon.use_smooth = True
    solid.data.use_auto_smooth = True
    solid.data.auto_smooth_angle = math.radians(angle)
    solid.modifiers.new('flat faces stay flat', 'WEIGHTED_NORMAL').keep_sharp = True


def group(name='group', parent=None):
    empty = bpy.data.objects.new(name, None)
    bpy.context.scene.collection.objects.link(empty)
    empty.parent = parent
    return empty


def prism(contours, depth, material, bevel=0.05, z=0, parent=None, bend=None, name='prism'):
    """Contours in the xy plane, thickened from z to z + depth, all edges rounded. `bend` moves (x, y, z)."""
    if isinstance(contours[0][0], (int, float)):
        contours = [contours]
    curve = bpy.data.curves.new(name, 'CURVE')
    curve.dimensions, curve.fill_mode = '2D', 'BOTH'
    bevel = min(bevel, depth * 0.499)
    curve.extrude, curve.bevel_depth, curve.bevel_resolution = depth / 2 - bevel, bevel, 4
    curve.offset = -bevel
    for contour in contours:
        spline = curve.splines.new('POLY')
        spline.points.add(len(contour) - 1)
        spline.points.foreach_set('co', [v for x, y in contour for v in (x, y, 0, 1)])
        spline.use_cyclic_u = True
    temporary = bpy.data.objects.new(name, curve)
    bpy.context.scene.collection.objects.link(temporary)
    evaluated = temporary.evaluated_get(bpy.context.evaluated_depsgraph_get())
    mesh = bpy.data.meshes.new_from_object(evaluated)
    bpy.data.objects.remove(temporary)
    mesh.transform(Matrix.Translation((0, 0, z + depth / 2)))
    shaped = bmesh.new()
    shaped.from_mesh(mesh)
    bmesh.ops.remove_doubles(shaped, verts=shaped.verts, dist=1e-5)
    if bend:
        _cut_into_strips(shaped)
        for vertex in shaped.verts:
            vertex.co = bend(*vertex.co)
    bmesh.ops.recalc_face_normals(shaped, faces=shaped.faces)
    shaped.to_mesh(mesh)
    shaped.free()
    mesh.materials.clear()
    solid = _link(name, mesh, material, parent=parent)
    _smooth(solid, 38 if not bend else 50)
    return solid


def _cut_into_strips(mesh, strips=40):
    """Gives a flat solid enough edges, along x and y, to be bent."""
    for axis in (0, 1):
        low = min(v.co[axis] for v in mesh.verts)
        high = max(v.co[axis] for v in mesh.verts)
        for i in range(1, strips):
            at, normal = Vector(), Vector()
            at[axis], normal[axis] = low + (high - low) * i / strips, 1
            bmesh.ops.bisect_plane(mesh, geom=mesh.verts[:] + mesh.edges[:] + mesh.faces[:],
                                   plane_co=at, plane_no=normal)


def lathe(profile, material, segments=96, radius_at=None, parent=None, name='lathe', angle=50):
    """Turns a profile of (radius, z), bottom to top, around z. `radius_at(r, z, angle)` may flute it."""
    mesh = bpy.data.meshes.new(name)
    turned = bmesh.new()
    rings = []
    for i in range(segments):
        a = 2 * math.pi * i / segments
        ring = []
        for r, z in profile:
            radius = radius_at(r, z, a) if radius_at else r
            ring.append(turned.verts.new((radius * math.cos(a), radius * math.sin(a), z)))
        rings.append(ring)
    for i, ring in enumerate(rings):
        following = rings[(i + 1) % segments]
        for j in range(len(profile) - 1):
            turned.faces.new((ring[j], following[j], following[j + 1], ring[j + 1]))
    bmesh.ops.remove_doubles(turned, verts=turned.verts, dist=1e-6)
    bmesh.ops.dissolve_degenerate(turned, edges=turned.edges, dist=1e-6)
    bmesh.ops.recalc_face_normals(turned, faces=turned.faces)
    turned.to_mesh(mesh)
    turned.free()
    solid = _link(name, mesh, material, parent=parent)
    _smooth(solid, angle)
    return solid


def ball(radius, material, location=(0, 0, 0), scale=(1, 1, 1), parent=None):
    mesh = bpy.data.meshes.new('ball')
    sphere = bmesh.new()
    bmesh.ops.create_uvsphere(sphere, u_segments=64, v_segments=40, radius=radius)
    sphere.to_mesh(mesh)
    sphere.free()
    solid = _link('ball', mesh, material, parent=parent)
    for polygon in mesh.polygons:
        polygon.use_smooth = True
    solid.location, solid.scale = location, scale
    return solid


def rod(radius, length, material, parent=None, rounding=None):
    """A round bar along z from 0 to length."""
    rounding = radius * 0.45 if rounding is None else rounding
    profile = fillet([(0, 0), (radius, 0), (radius, length), (0, length)], rounding, closed=False)
    return lathe(profile, material, segments=64, parent=parent)


def tube(points, radius, material, parent=None):
    """A round cord through the points, with round ends."""
    curve = bpy.data.curves.new('tube', 'CURVE')
    curve.dimensions, curve.bevel_depth, curve.bevel_resolution = '3D', radius, 8
    curve.use_fill_caps = True
    spline = curve.splines.new('NURBS')
    spline.points.add(len(points) - 1)
    spline.points.foreach_set('co', [v for p in points for v in (*p, 1)])
    spline.use_endpoint_u, spline.order_u, spline.resolution_u = True, 4, 16
    curve.materials.append(material)
    cord = bpy.data.objects.new('tube', curve)
    bpy.context.scene.collection.objects.link(cord)
    cord.parent = parent
    return cord


# Placing --------------------------------------------------------------------------------------------

def turn(thing, x=0, y=0, z=0):
    """Rotates, in degrees, around the fixed x, then y, then z axis."""
    thing.rotation_euler = (math.radians(x), math.radians(y), math.radians(z))
    return thing


def put(thing, x=0, y=0, z=0):
    thing.location = (x, y, z)
    return thing


def copy_of(thing, parent=None):
    """Another placed instance that shares the meshes."""
    twin = thing.copy()
    bpy.context.scene.collection.objects.link(twin)
    twin.parent = parent
    for child in thing.children:
        copy_of(child, twin)
    return twin


def vertices_of(thing):
    """World positions of all vertices of a thing and what hangs on it."""
    bpy.context.view_layer.update()
    graph = bpy.context.evaluated_depsgraph_get()
    for solid in (thing, *thing.children_recursive):
        if solid.type in ('MESH', 'CURVE'):
            evaluated = solid.evaluated_get(graph)
            mesh = evaluated.to_mesh()
            for vertex in mesh.vertices:
                yield solid.matrix_world @ vertex.co
            evaluated.to_mesh_clear()


def rest(thing, floor=0):
    """Lowers or lifts a thing until its lowest point touches the floor."""
    thing.location.z += floor - min(v.z for v in vertices_of(thing))
    return thing
